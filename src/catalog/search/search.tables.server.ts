import { sql } from 'drizzle-orm'
import { bigint, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { tsvector } from '#catalog/products/marketplace.tables.server.ts'
import { documentKinds } from '#catalog/search/search-results.ts'

/**
 * All searchable records except products. Triggers update solutions, sellers and categories, even after
 * manual SQL. The store writes articles when it starts.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text({ enum: documentKinds }).notNull(),
    id: text().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    /**
     * Words with weights: A for the name; B for tags, category and seller; C for the description; D for
     * features.
     */
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

/** The words of the fixed pages of solutions, by address. */
export const searchPages = pgTable('search_pages', { address: text().primaryKey(), words: text().notNull() })

/**
 * Every word that has ever occurred in a document or product. Used to complete and correct the words of a
 * search. Words with digits are not corrected.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** The full-text lexeme, such as 'invoic' for 'invoices'. */
    lexeme: text().notNull(),
  },
  (word) => [
    index('search_words_prefix').on(sql`${word.word} text_pattern_ops`),
    index('search_words_lexeme').on(word.lexeme),
    index('search_words_similar').using('gin', sql`${word.word} gin_trgm_ops`),
  ],
)

/** Synonym groups, which staff maintain. A search for one term of a group also finds the other terms. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    terms: text().array().notNull(),
    /** The terms in the form in which they are compared, such as 'field servic' or 'fieldservic'. */
    phrases: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`search_phrases(terms)`),
  },
  (synonyms) => [index('search_synonyms_phrases').using('gin', synonyms.phrases)],
)

/**
 * Renamed categories and sellers with many products. The search text of these products contains the former
 * name until `refreshRenamed` updates the products.
 */
export const searchRenames = pgTable('search_renames', {
  id: text().primaryKey(),
  renamedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
})
