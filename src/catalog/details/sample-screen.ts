import * as z from 'zod/mini'
import { plainText, nonEmptyList, statusTones } from '#catalog/details/text.ts'

/** A path of the shop, because pages show no pictures from other hosts. */
const picture = z.optional(z.string().check(z.regex(/^\/(?![/\\])\S+$/)))

const heading = { title: plainText, caption: plainText, picture, darkPicture: picture }

/** Rows with the same number of cells. A row can have a status: a word with a tone. */
const table = z
  .object({
    kind: z.literal('table'),
    ...heading,
    columns: nonEmptyList(plainText),
    rows: nonEmptyList(
      z.object({
        cells: nonEmptyList(plainText),
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

/** A conversation. `side` tells who speaks: the product, the buyer's team, or somebody outside. */
const chat = z.object({
  kind: z.literal('chat'),
  ...heading,
  turns: nonEmptyList(
    z.object({ name: plainText, side: z.enum(['product', 'team', 'outside']), text: plainText }),
  ),
})

/** Columns of cards, such as stages, days or people. */
const board = z.object({
  kind: z.literal('board'),
  ...heading,
  columns: nonEmptyList(
    z.object({
      name: plainText,
      cards: z.array(
        z.object({ title: plainText, text: z.optional(plainText), tone: z.optional(z.enum(statusTones)) }),
      ),
    }),
  ),
})

/** Labeled values on a scale from zero, optionally with ranges. */
const chart = z.object({
  kind: z.literal('chart'),
  ...heading,
  /** The texts before and after each number, such as `$`, `%` or `h`. */
  unit: z.object({ before: z.string(), after: z.string() }),
  values: nonEmptyList(
    z.object({
      label: plainText,
      value: z.number().check(z.gte(0)),
      range: z.optional(z.object({ low: z.number(), high: z.number() })),
    }),
  ),
})

/**
 * A page of a document that the product creates. The text that describes an uploaded picture is also stored
 * as a report.
 */
const report = z.object({
  kind: z.literal('report'),
  ...heading,
  sections: nonEmptyList(z.object({ heading: plainText, lines: nonEmptyList(plainText) })),
})

/** Tasks or questions. The note names the person and the time. */
const checklist = z.object({
  kind: z.literal('checklist'),
  ...heading,
  items: nonEmptyList(z.object({ text: plainText, isDone: z.boolean(), note: z.optional(plainText) })),
})

/**
 * A screen of the product, with invented data (product: marketplace 37). The data describes the picture.
 * Earlier releases drew the picture from the data and stored all six kinds, so all six are still parsed.
 */
export const sampleScreen = z.discriminatedUnion('kind', [table, chat, board, chart, report, checklist])
export type SampleScreen = z.infer<typeof sampleScreen>
