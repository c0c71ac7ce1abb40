const linesNamed = 2

/** The names of the first lines and the number of others, to keep rows low. */
export function someLines(lines: readonly { quantity: number; name: string }[]): string {
  // A third name takes no more space than 'and 1 more'.
  const named = lines.length <= linesNamed + 1 ? lines : lines.slice(0, linesNamed)
  const more = lines.length - named.length
  const names = named.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
  return more === 0 ? names : `${names} and ${more} more`
}
