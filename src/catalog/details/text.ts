import * as z from 'zod/mini'

/** One piece of plain text. It is always shown escaped. */
export const plainText = z.string().check(z.trim(), z.minLength(1), z.maxLength(600))

/** A list that is either absent or has something in it. */
export function some<Item extends z.core.SomeType>(item: Item) {
  return z.array(item).check(z.minLength(1), z.maxLength(40))
}

/** The tone of a status word, shown as a color. The word has to say it without the color, too. */
export const statusTones = ['good', 'waiting', 'bad', 'neutral'] as const
