/**
 * What an answer shows of the catalogue, as its tags. A change announces the tags of what it changed (`answer_tags` in
 * the migrations), and every answer that carries one of them is made again (product: quality 23).
 *
 * - `product:…`, `solution:…`: shows something of this one.
 * - `category:…`, `seller:…`: shows what belongs to this one: any change of one of its products counts.
 * - `listing`, `solutions`, `categories`: chosen from all of them by what they say.
 * - `shelf`, `shelf:…`: which products there are, in the shop, a category or of a seller, whatever they say.
 */
export type AnswerTag = 'listing' | 'solutions' | 'categories' | 'shelf' | `${TaggedRecord}:${string}`

type TaggedRecord = 'product' | 'solution' | 'category' | 'seller' | 'shelf'

/** None for what cannot stand in a header. Its changes are announced as changes of everything. */
export function recordTags(kind: TaggedRecord, ...ids: readonly (string | null)[]): AnswerTag[] {
  return ids.flatMap((id): AnswerTag[] => (id && /^[\w-]+$/.test(id) ? [`${kind}:${id}`] : []))
}
