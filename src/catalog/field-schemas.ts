import type { FieldErrors } from '#lib/field-errors.ts'
import * as z from 'zod/mini'
import { fileIdOfDownload } from '#files/download-address.ts'
import { linesIn } from '#lib/form-text.ts'
import type { Cents } from '#lib/money.ts'
import { parseDollars } from '#lib/parse-dollars.ts'
import { parsedText } from '#lib/parsed-text.ts'

/** Single-line fields have no line breaks or other control characters, and PostgreSQL cannot store NUL. */
const oneLine = z.regex(/^[^\p{Cc}]*$/u, 'Write this on one line.')
/** Right-to-left control characters can disguise a name. */
const oneDirection = z.regex(
  /^\P{Bidi_Control}*$/u,
  'This contains a hidden character that changes the direction of writing. Type it again.',
)
const severalLines = z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'This text has a hidden character. Type it again.')

const inputText = z._default(z.string().check(z.maxLength(60_000, 'This is too long.')), '')

export function requiredLine(missing: string, max: number) {
  return z._default(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: missing, abort: true }),
        z.maxLength(max, tooLong(max)),
        oneLine,
        oneDirection,
      ),
    '',
  )
}

export function optionalLine(max: number) {
  return z._default(z.string().check(z.trim(), z.maxLength(max, tooLong(max)), oneLine, oneDirection), '')
}

export function optionalText(max: number) {
  return z._default(z.string().check(z.trim(), z.maxLength(max, tooLong(max)), severalLines), '')
}

function orNull(schema: z.ZodMiniType<string>) {
  return z.pipe(
    schema,
    z.transform((text: string) => (text === '' ? null : text)),
  )
}

export function lineOrNull(max: number) {
  return orNull(optionalLine(max))
}

export function textOrNull(max: number) {
  return orNull(optionalText(max))
}

export function choiceOf(values: readonly string[], wrong: string, initial = '') {
  const isKnown = z.refine<string>((value) => values.includes(value), wrong)
  return z._default(z.string(wrong).check(z.trim(), isKnown), initial)
}

export function choiceOrNull(values: readonly string[], wrong: string) {
  return orNull(choiceOf(values, wrong))
}

/** Splits a text with one entry per line. Drops empty and duplicate lines. */
export function linesOf({ max, maxLength }: { max: number; maxLength: number }) {
  return z.pipe(
    z.pipe(
      inputText,
      z.transform((text) => [...new Set(linesIn(text))]),
    ),
    z
      .array(
        z
          .string()
          .check(
            z.maxLength(maxLength, `Use at most ${maxLength} characters per line.`),
            oneLine,
            oneDirection,
          ),
      )
      .check(z.maxLength(max, `Use at most ${max} lines.`)),
  )
}

/** Parses prices such as `1,780.00` or `$1780` into cents. */
export const priceField = parsedText(
  (text) => parseDollars(text) ?? undefined,
  'Enter a price in dollars, like 1,780.00. For something free enter 0.',
  inputText,
)

export const priceOrNullField = parsedText(
  (text) => (text === '' ? null : (parseDollars(text) ?? undefined)),
  'Enter a price in dollars, like 2,180.00, or leave it empty.',
  inputText,
)

const regularPriceTooLow =
  'The regular price has to be higher than the price. Leave it empty if there’s none.'

/** The regular price, which is struck through, must be higher than the price (product: dashboard 20). */
export const regularPriceExceeds = z.refine<{ price: Cents; originalPrice: Cents | null }>(
  ({ price, originalPrice }) => originalPrice === null || originalPrice > price,
  { path: ['originalPrice'], error: regularPriceTooLow },
)

/**
 * Checks the regular price like `regularPriceExceeds`, in a form that has other errors. The schema would skip
 * the check, and its error would appear only after the next submit.
 */
export function regularPriceErrors({ price, originalPrice }: Readonly<Record<string, unknown>>): FieldErrors {
  const [now, regular] = [priceField.safeParse(price), priceOrNullField.safeParse(originalPrice)]
  if (!now.success || !regular.success) return {}
  const isHigher = regular.data === null || regular.data > now.data
  return isHigher ? {} : { originalPrice: regularPriceTooLow }
}

export function integerOrNull(min: number, max: number) {
  return parsedText(
    (text) => {
      if (text === '') return null
      const number = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN
      return number >= min && number <= max ? number : undefined
    },
    `Enter a whole number from ${min} to ${max.toLocaleString('en-US')}.`,
    inputText,
  )
}

/** Turns an empty text into 0. */
export const orderField = z.pipe(
  integerOrNull(-9_999, 9_999),
  z.transform((order) => order ?? 0),
)

export const checkField = z.pipe(
  inputText,
  z.transform((text) => text !== ''),
)

export const dayOrNull = z.pipe(
  z.pipe(
    inputText,
    z.transform((text) => text.trim() || null),
  ),
  z.nullable(z.iso.date('Enter a day like 2026-03-31.')),
)

const wrongAddress = 'Enter an address that begins with https:// or with a /.'
const isAddress = /^(?:\/(?![/\\])\S*|https:\/\/\S+)$/

/** A path of the shop or an https address. */
export const addressOrNull = z.pipe(
  lineOrNull(500),
  z.nullable(z.string().check(z.regex(isAddress, wrongAddress))),
)

/** Pages show only pictures of this site, so the address must be a path (product: quality 10). */
const isPath = /^\/(?![/\\])\S*$/
const wrongPicture =
  'Pictures from other sites don’t show. Upload the picture, or enter its path, like /files/….'

export const picturesField = z.pipe(
  linesOf({ max: 12, maxLength: 500 }),
  z.array(z.string().check(z.regex(isPath, wrongPicture))).check(z.maxLength(12)),
)

/** The path of a row's picture. May be empty. */
export const pictureOrNone = z._default(
  z.string().check(z.trim(), z.regex(/^(?:\/(?![/\\])\S*)?$/, wrongPicture)),
  '',
)

export const pictureOrNull = z.pipe(
  lineOrNull(500),
  z.nullable(z.string().check(z.regex(isPath, wrongPicture))),
)

export const websiteOrNull = z.pipe(
  lineOrNull(300),
  z.nullable(
    z.string().check(z.regex(/^https:\/\/[^\s/]+\.\S+$/, 'Enter an address that begins with https://.')),
  ),
)

export const sectionLines = z.pipe(
  linesOf({ max: 40, maxLength: 600 }),
  z.transform((lines) => (lines.length > 0 ? lines : undefined)),
)

export const sectionText = z.pipe(
  optionalText(600),
  z.transform((text) => (text === '' ? undefined : text)),
)

/** A schema for the rows of a section. It drops rows without any text; all other rows must be complete. */
export function sectionRows<Row extends z.core.SomeType>(row: Row) {
  const inputRows = z._default(z.array(z.record(z.string(), z.string())), [])
  return z.pipe(
    z.pipe(
      inputRows,
      z.transform((rows): unknown => {
        const filled = rows.filter((cells) => Object.values(cells).some((cell) => cell.trim() !== ''))
        return filled.length > 0 ? filled : undefined
      }),
    ),
    z.optional(z.array(row).check(z.maxLength(40, 'Use at most 40 rows.'))),
  )
}

export function rowText(missing: string) {
  return z
    .string({ error: missing })
    .check(z.trim(), z.minLength(1, { error: missing, abort: true }), z.maxLength(600, tooLong(600)))
}

export const rowDay = z.iso.date('Enter a day like 2026-03-31.')

export const rowAddress = z.string().check(z.trim(), z.regex(isAddress, wrongAddress))

const rowDownload = z.string().check(
  z.trim(),
  z.refine((address) => fileIdOfDownload(address) !== null, 'Upload a file, or enter the address of one.'),
)

export const pictureTextRows = sectionRows(
  z.object({ picture: pictureOrNone, text: rowText('Say what the picture shows.') }),
)

/** The files of a product. A file without a name gets the name of the upload. */
export const fileRows = sectionRows(
  z.object({ name: z._default(z.string(), '').check(z.trim(), z.maxLength(120)), address: rowDownload }),
)

function tooLong(max: number): string {
  return `Use at most ${max.toLocaleString('en-US')} characters.`
}
