/** The maximum number of products in a comparison (product: saved 9). */
export const maxCompared = 4

export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? '/marketplace/compare' : `/marketplace/compare?items=${ids.join(',')}`
}
