const rowLinks = '.dashboard-main :is(.data-table tbody th a, .open-task, .overview-row)'

/** Moves the focus to the link of the next or the previous row, from which Enter opens it. */
export function moveInList(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(rowLinks)]
  if (links.length === 0) return
  const focused = document.activeElement?.closest('tr, li')
  const at = links.findIndex((link) => link.closest('tr, li') === focused)
  const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step
  const link = links[Math.min(Math.max(next, 0), links.length - 1)]
  link?.focus()
  link?.scrollIntoView({ block: 'nearest' })
}
