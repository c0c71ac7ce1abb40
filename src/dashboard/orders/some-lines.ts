const linesNamed = 2

/** The first lines by name, so that a row stays low; the others as a number. */
export function someLines(lines: readonly { quantity: number; name: string }[]): string {
  // One line more takes no more room than 'and 1 more'.
  const named = lines.length <= linesNamed + 1 ? lines : lines.slice(0, linesNamed)
  const more = lines.length - named.length
  const names = named.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
  return more === 0 ? names : `${names} and ${more} more`
}
