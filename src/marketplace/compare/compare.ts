import { isRecordId } from '#lib/ids.ts'
import { maxCompared } from '#marketplace/compare-path.ts'

export interface ComparedItems {
  /** The first four different ids in the query string. */
  ids: string[]
  leftOut: number
  isPartlyUnreadable: boolean
}

/** Parses `a,b,c` from the query string (product: saved 9, 10). */
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

/** Returns the ids for comparing a product with the first related products. */
export function comparedWith(id: string, related: readonly { id: string }[]): string[] {
  const others = related.map((each) => each.id).filter((other) => other !== id)
  return [id, ...others].slice(0, maxCompared)
}
