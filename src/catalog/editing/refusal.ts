import { maxTags } from '#catalog/product.ts'

export const refusalWords = {
  same: 'nothing to change',
  since: 'someone just changed it',
  offer: 'an offer is running',
  regular: 'must stay below its regular price',
  download: 'a download is free',
  high: 'the price would be too high',
  suspended: 'its seller is suspended',
  archived: 'it’s archived',
  tags: `it has ${maxTags} tags already`,
  invalid: 'the value isn’t valid',
  gone: 'the category or seller no longer exists',
} as const
export type RefusalReason = keyof typeof refusalWords

export interface Refused {
  id: string
  why: RefusalReason
}
