const rowsOfLists = '.dashboard-main :is(.data-table tbody tr, [data-rows] > li)'

/** Moves the focus to the main link or button of the next or previous row, so that Enter opens it. */
export function moveInList(step: 1 | -1): void {
  const links = [...document.querySelectorAll(rowsOfLists)].flatMap((row) => mainLink(row) ?? [])
  if (links.length === 0) return
  const focused = focusedRow()
  const at = links.findIndex((link) => link.closest('tr, li') === focused)
  const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step
  const link = links[Math.min(Math.max(next, 0), links.length - 1)]
  link?.focus()
  link?.scrollIntoView({ block: 'nearest' })
}

/** Returns the link or button that opens a row. */
function mainLink(row: Element): HTMLElement | null {
  return (
    row.querySelector<HTMLElement>('th :is(a, button)') ??
    row.querySelector<HTMLElement>('a:not([href^="mailto:"]), summary, button')
  )
}

/** Selects or deselects the focused row. */
export function selectRow(): void {
  focusedRow()?.querySelector<HTMLElement>('input[name="selected"]')?.click()
}

/** Focuses the first action for the selected rows. */
export function focusActions(): void {
  const actions = document.querySelectorAll<HTMLElement>('.bulk-actions :is(button, summary)')
  ;[...actions].find((action) => action.checkVisibility())?.focus()
}

/** Opens the focused row. Otherwise starts to edit or answer the record of the page. */
export function editHere(): void {
  const marked = document.querySelector<HTMLElement>('.dashboard-main [data-shortcut="edit"]')
  const scope = marked ?? document.querySelector<HTMLElement>('.dashboard-main form[method="post" i]')
  const row = focusedRow()
  const link = row && mainLink(row)
  if (link && !marked) link.click()
  else scope?.querySelector<HTMLElement>(firstField)?.focus()
}

/**
 * Presses the button of the page's main decision. In a list, selects the focused row and presses the button
 * that approves, activates or assigns it. If the action cannot be undone, the button asks for confirmation.
 */
export function approveHere(): void {
  const row = focusedRow()
  const box = row?.querySelector<HTMLInputElement>('input[name="selected"]')
  if (row && box) {
    if (!box.checked) box.click()
    // The bar with the button is rendered after the selection.
    setTimeout(() => document.querySelector<HTMLElement>('[data-shortcut="approve-row"]')?.click())
    return
  }
  const approve = '[data-shortcut="approve"]'
  const decision =
    (row ?? document).querySelector<HTMLElement>(approve) ??
    document.querySelector<HTMLElement>(`.dashboard-main ${approve}`)
  if (!decision) {
    if (row) mainLink(row)?.click()
    return
  }
  decision.click()
  decision.closest('details')?.querySelector<HTMLElement>(`${firstField}, button`)?.focus()
}

const firstField = ':is(input:not([type="hidden"], [type="checkbox"], [type="search"]), textarea)'

function focusedRow(): Element | null {
  return document.activeElement?.closest('.dashboard-main :is(tr, li)') ?? null
}
