/** The address of a page as Markdown (product: agents 1). */
export function markdownPath(path: string): string {
  return `${path}.md`
}
