import { isRecordId } from '#lib/ids.ts'

/** How many products stand side by side (product: saved 9). */
export const mostCompared = 4

export interface ComparedItems {
  /** The first four different ids of the link. */
  ids: string[]
  /** How many more it names. */
  leftOut: number
  /** Whether something in it is not the id of a product at all. */
  isPartlyUnreadable: boolean
}

/** Reads `a,b,c` of the URL (product: saved 9, 10). */
export function readCompared(items: string | null): ComparedItems {
  const named = (items ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '')
  const readable = [...new Set(named.filter(isRecordId))]
  return {
    ids: readable.slice(0, mostCompared),
    leftOut: Math.max(0, readable.length - mostCompared),
    isPartlyUnreadable: !named.every(isRecordId),
  }
}

export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? '/marketplace/compare' : `/marketplace/compare?items=${ids.join(',')}`
}

/** Which products to compare one with: itself, then the first of those like it. */
export function comparedWith(id: string, related: readonly { id: string }[]): string[] {
  const others = related.map((each) => each.id).filter((other) => other !== id)
  return [id, ...others].slice(0, mostCompared)
}
