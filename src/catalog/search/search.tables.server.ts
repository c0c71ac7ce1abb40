import { sql } from 'drizzle-orm'
import { bigint, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { tsvector } from '#catalog/products/marketplace.tables.server.ts'
import { documentKinds } from '#catalog/search/search-results.ts'

/**
 * What a search finds besides products, one row each. Triggers keep solutions, sellers and categories in step with their
 * tables, changes by hand included; articles are written when the store starts.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text({ enum: documentKinds }).notNull(),
    id: text().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    /** Name A; tags, category and seller B; description C; features D. */
    words: tsvector().notNull(),
    rating: numeric({ precision: 2, scale: 1 }).notNull(),
    demand: integer().notNull(),
  },
  (document) => [
    primaryKey({ columns: [document.kind, document.id] }),
    index('search_documents_words').using('gin', document.words).with({ fastupdate: false }),
    index('search_documents_name').on(sql`lower(${document.name}) text_pattern_ops`),
  ],
)

/** The words of pages that are written in the code, by address: those of the solutions with a page of their own. */
export const searchPages = pgTable('search_pages', { address: text().primaryKey(), words: text().notNull() })

/** Every word that a document or product has had, for prefixes and typing errors. Words with digits are not corrected. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** What the full-text search makes of it: 'invoic' for 'invoices'. */
    lexeme: text().notNull(),
  },
  (word) => [
    index('search_words_prefix').on(sql`${word.word} text_pattern_ops`),
    index('search_words_similar').using('gin', sql`${word.word} gin_trgm_ops`),
  ],
)

/** Terms that mean much the same. Staff may change them; a search for one finds the others. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    terms: text().array().notNull(),
    /** The terms as a search compares them: 'field servic', 'fieldservic'. */
    phrases: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`search_phrases(terms)`),
  },
  (synonyms) => [index('search_synonyms_phrases').using('gin', synonyms.phrases)],
)

/** Categories and sellers whose many products a search still finds by the former name: `refreshRenamed` does the rest. */
export const searchRenames = pgTable('search_renames', {
  id: text().primaryKey(),
  renamedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
})
