/** Prints a Markdown table. The first column is left-aligned, the others right-aligned. */
export function printTable(headings: readonly string[], rows: ReadonlyArray<readonly string[]>): void {
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  console.log([line(headings), line(rule), ...rows.map(line)].join('\n'))
}

export function printHeading(text: string, note?: string): void {
  console.log(`\n## ${text}\n`)
  if (note) console.log(`${note}\n`)
}

function pad(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width)
}
