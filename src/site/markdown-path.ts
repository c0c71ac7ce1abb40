/** The address of the Markdown version of a page (product: agents 1). */
export function markdownPath(path: string): string {
  return `${path}.md`
}
