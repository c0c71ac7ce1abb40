import * as z from 'zod/mini'
import { wordsOf } from '#catalog/search/query-words.ts'

const maxTerms = 30
const longestTerm = 60
const maxWordsOfTerm = 4

/**
 * Parses terms with the same meaning, separated by commas or line breaks, into the list to store (product:
 * dashboard 33).
 */
const termsField = z.pipe(
  z.pipe(
    z._default(z.string().check(z.maxLength(4_000, 'This is too long.')), ''),
    z.transform((text) => [...new Set(text.split(/[,\n]/).map(termOf).filter(Boolean))]),
  ),
  z.array(z.string()).check(
    z.minLength(2, 'Name at least two terms, with a comma between them.'),
    z.maxLength(maxTerms, `Use at most ${maxTerms} terms.`),
    z.refine(
      (terms) => terms.every(isTerm),
      `Each term has one to ${maxWordsOfTerm} words and at most ${longestTerm} characters.`,
    ),
  ),
)

/**
 * The id of the group, and the terms that the page showed. If the stored terms are different, somebody else
 * has changed them, so nothing is saved.
 */
const ofGroup = { of: z.string().check(z.regex(/^\d{1,15}$/)), seen: z.string() }

export const synonymsForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), terms: termsField }),
  z.object({ intent: z.literal('change'), ...ofGroup, terms: termsField }),
  z.object({ intent: z.literal('remove'), ...ofGroup }),
])

function termOf(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

function isTerm(term: string): boolean {
  const words = wordsOf(term).length
  return words > 0 && words <= maxWordsOfTerm && term.length <= longestTerm && !/\p{Cc}/u.test(term)
}
