import * as z from 'zod/mini'
import { plainText, nonEmptyList } from '#catalog/details/text.ts'

/** A path of the shop, because pages show no pictures from other hosts. */
const picture = z.optional(z.string().check(z.regex(/^\/(?![/\\])\S+$/)))

const heading = { title: plainText, caption: plainText, picture, darkPicture: picture }

/** The sections contain the text that describes the picture. */
const report = z.object({
  kind: z.literal('report'),
  ...heading,
  sections: nonEmptyList(z.object({ heading: plainText, lines: nonEmptyList(plainText) })),
})

/** Earlier releases drew these pictures from lists of texts and numbers. */
const drawn = z.looseObject({ kind: z.enum(['table', 'chat', 'board', 'chart', 'checklist']), ...heading })

/** A screen of the product, with invented data (product: marketplace 37). */
export const sampleScreen = z.discriminatedUnion('kind', [report, drawn])
export type SampleScreen = z.infer<typeof sampleScreen>
