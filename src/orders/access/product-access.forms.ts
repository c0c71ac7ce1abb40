import * as z from 'zod/mini'
import { linesIn } from '#lib/form-text.ts'
import { keySources, longestKey, maxKeysInList } from '#orders/access/access-item.ts'

const text = (length: number) =>
  z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((value: string) => value.replaceAll('\r\n', '\n').trim()),
      z.string().check(z.maxLength(length, `Use at most ${length} characters.`)),
    ),
  )

const saveForm = z.object({
  intent: z.literal('save'),
  version: z._default(z.string().check(z.regex(/^\d{1,9}$/)), '0'),
  instructions: text(4_000),
  linkUrl: text(500).check(
    z.refine((url) => url === '' || isWebAddress(url), 'Enter an address that begins with https://.'),
  ),
  linkLabel: text(60),
  contactEmail: text(200).check(
    z.refine((email) => email === '' || z.email().safeParse(email).success, 'Enter an email address.'),
  ),
  keySource: z.enum(keySources, 'Choose where the keys come from.'),
  activationLimit: z
    .string()
    .check(
      z.refine(
        (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 10_000,
        'Enter a number from 1 to 10,000.',
      ),
    ),
})

const importForm = z.object({
  intent: z.literal('import'),
  keys: z.pipe(
    z.pipe(
      z._default(z.string(), ''),
      z.transform((list) => [...new Set(linesIn(list))]),
    ),
    z
      .array(z.string().check(z.maxLength(longestKey, `A key has at most ${longestKey} characters.`)))
      .check(
        z.minLength(1, 'Enter at least one key.'),
        z.maxLength(maxKeysInList, `Import at most ${maxKeysInList.toLocaleString('en-US')} keys at a time.`),
      ),
  ),
})

/** The form with which staff and sellers edit the access of a product (product: access 1, 4). */
export const productAccessForm = z.discriminatedUnion('intent', [
  saveForm,
  importForm,
  z.object({ intent: z.literal('remove-keys') }),
])

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}
