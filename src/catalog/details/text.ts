import * as z from 'zod/mini'

/** Plain text. It is always escaped for display. */
export const plainText = z.string().check(z.trim(), z.minLength(1), z.maxLength(600))

/** A schema for a list of 1 to 40 items. Instead of an empty list, optional fields have no value. */
export function nonEmptyList<Item extends z.core.SomeType>(item: Item) {
  return z.array(item).check(z.minLength(1), z.maxLength(40))
}
