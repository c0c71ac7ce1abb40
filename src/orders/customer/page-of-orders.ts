/** The page of orders that an address names, from 1. Anything else is the first. */
export function pageIn(text: string | null | undefined): number {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1
}
