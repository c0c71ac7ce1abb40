import { isRecordId } from '#lib/ids.ts'

/** The maximum number of compared products (product: saved 9). */
export const maxCompared = 4

export interface ComparedItems {
  /** The first four distinct ids in the link. */
  ids: string[]
  /** How many further ids the link has. */
  leftOut: number
  /** Whether part of the link is not a product id. */
  isPartlyUnreadable: boolean
}

/** Parses `a,b,c` from the URL (product: saved 9, 10). */
export function readCompared(items: string | null): ComparedItems {
  const named = (items ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '')
  const readable = [...new Set(named.filter(isRecordId))]
  return {
    ids: readable.slice(0, maxCompared),
    leftOut: Math.max(0, readable.length - maxCompared),
    isPartlyUnreadable: !named.every(isRecordId),
  }
}

export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? '/marketplace/compare' : `/marketplace/compare?items=${ids.join(',')}`
}

/** The ids to compare a product with: itself and the first related ones. */
export function comparedWith(id: string, related: readonly { id: string }[]): string[] {
  const others = related.map((each) => each.id).filter((other) => other !== id)
  return [id, ...others].slice(0, maxCompared)
}
