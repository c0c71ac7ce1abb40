/** The first field that a person can fill in. Hidden fields and the honeypot are skipped. */
export function firstFieldIn(container: Element | null): HTMLElement | null {
  return container?.querySelector<HTMLElement>(fields) ?? null
}

const fields = ':is(input:not([type=hidden], [tabindex="-1"]), select, textarea):not(:disabled, [hidden] *)'
