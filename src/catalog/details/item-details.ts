import * as z from 'zod/mini'
import { sampleScreen } from '#catalog/details/sample-screen.ts'
import { plainText, nonEmptyList } from '#catalog/details/text.ts'

const day = z.iso.date()

/** A path of the shop or an https address, which `addressOf` can open (product: marketplace 15). */
const address = z.string().check(z.regex(/^(?:\/(?![/\\])\S*|https:\/\/\S+)$/))

/**
 * The details on the page of a product or solution (product: marketplace 36). Sections without content are
 * missing. The database, JSON and code use the same field names.
 */
export const itemDetails = z.object({
  steps: z.optional(nonEmptyList(z.object({ title: plainText, text: plainText }))),
  /** The requirements that the buyer must meet first. */
  needs: z.optional(nonEmptyList(plainText)),
  /** The names of systems that the item connects to. */
  connections: z.optional(nonEmptyList(plainText)),
  setup: z.optional(plainText),
  /** Facts about data and security. */
  data: z.optional(nonEmptyList(z.object({ label: plainText, value: plainText }))),
  /** The hours of support, and how to reach it. */
  support: z.optional(plainText),
  cancelling: z.optional(plainText),
  refund: z.optional(plainText),
  questions: z.optional(nonEmptyList(z.object({ question: plainText, answer: plainText }))),
  /** Documents, pages of the shop, or the product's documentation. */
  links: z.optional(nonEmptyList(z.object({ label: plainText, address }))),
  updated: z.optional(day),
  /** Change notes, newest first. */
  changes: z.optional(nonEmptyList(z.object({ date: day, text: plainText }))),
  screens: z.optional(nonEmptyList(sampleScreen)),
  pictureTexts: z.optional(nonEmptyList(z.object({ picture: plainText, text: plainText }))),
})
export type ItemDetails = z.infer<typeof itemDetails>

export type Detailed<Item> = Item & { details: ItemDetails }
