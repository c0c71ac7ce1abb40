import * as z from 'zod/mini'
import { plainText, some, statusTones } from '#catalog/details/text.ts'

/** A path of the shop: pages show no picture of another host. */
const picture = z.optional(z.string().check(z.regex(/^\/(?![/\\])\S+$/)))

const heading = { title: plainText, caption: plainText, picture, darkPicture: picture }

/** Rows of one width. The status of a row is a word of the product with a tone. */
const table = z
  .object({
    kind: z.literal('table'),
    ...heading,
    columns: some(plainText),
    rows: some(
      z.object({
        cells: some(plainText),
        status: z.optional(z.object({ word: plainText, tone: z.enum(statusTones) })),
      }),
    ),
  })
  .check(
    z.refine(
      ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
      'Every row has a cell for each column.',
    ),
  )

/** A conversation. `side` says who speaks: the product, somebody of the buyer's team, or somebody from outside. */
const chat = z.object({
  kind: z.literal('chat'),
  ...heading,
  turns: some(z.object({ name: plainText, side: z.enum(['product', 'team', 'outside']), text: plainText })),
})

/** Columns of cards: stages, days or people. */
const board = z.object({
  kind: z.literal('board'),
  ...heading,
  columns: some(
    z.object({
      name: plainText,
      cards: z.array(
        z.object({ title: plainText, text: z.optional(plainText), tone: z.optional(z.enum(statusTones)) }),
      ),
    }),
  ),
})

/** Labelled values from zero, each with its range where the product gives one. */
const chart = z.object({
  kind: z.literal('chart'),
  ...heading,
  /** Before or after each number: `$`, `%`, `h`. */
  unit: z.object({ before: z.string(), after: z.string() }),
  values: some(
    z.object({
      label: plainText,
      value: z.number().check(z.gte(0)),
      range: z.optional(z.object({ low: z.number(), high: z.number() })),
    }),
  ),
})

/** A page of a document that the product writes; of a screen that was uploaded, what its picture shows. */
const report = z.object({
  kind: z.literal('report'),
  ...heading,
  sections: some(z.object({ heading: plainText, lines: some(plainText) })),
})

/** Things to do or to answer, with who and when in the note. */
const checklist = z.object({
  kind: z.literal('checklist'),
  ...heading,
  items: some(z.object({ text: plainText, isDone: z.boolean(), note: z.optional(plainText) })),
})

/**
 * A screen or page of the product, with invented data of its own (product: marketplace 37). The data says what the
 * picture shows. Earlier releases drew it, in six kinds that are still stored.
 */
export const sampleScreen = z.discriminatedUnion('kind', [table, chat, board, chart, report, checklist])
export type SampleScreen = z.infer<typeof sampleScreen>
