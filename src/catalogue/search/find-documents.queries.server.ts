import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { marketplaceProducts } from '#catalogue/marketplace.tables.server.ts'
import { beginsPattern } from '#catalogue/search/search-term.ts'
import { listedBy } from '#catalogue/search/listed-by.server.ts'
import type { FoundDocument } from '#catalogue/search/search-document.ts'
import { searchDocuments } from '#catalogue/search/search.tables.server.ts'
import type { SearchQueries } from '#catalogue/search/search-query.ts'

/**
 * A common word is in more products than can be ranked in time. At most this many are ranked: of those with the word
 * anywhere, and if there are more, of those with it in their name, and of the best rated.
 */
const mostByText = 2_000
const mostByName = 1_000
const bestRated = 100
const mostOthers = 1_000
const mostByBeginning = 50
/** At most this many are checked for being in the listing already. */
const mostExamined = 200

interface DocumentSearch {
  term: string
  queries: SearchQueries
  /** With fewer documents than this, one of the concepts is enough. */
  atLeast: () => number | Promise<number>
}

/**
 * The documents that a text search matches, the most relevant first, then by rating and demand. Products that the
 * listing's own rule finds are left out.
 */
export async function closeDocuments(
  db: Database,
  { limit, ...search }: DocumentSearch & { limit: number },
): Promise<FoundDocument[]> {
  const find = (wanted: Wanted) =>
    db.execute<Row>(sql`
      with ${candidates(wanted, search)},
      examined as materialized (select * from ranked order by ${byRelevance} limit ${mostExamined})
      select kind, id, name, address from examined
      where kind <> 'product' or not ${isListed(search.term)}
      order by ${byRelevance}
      limit ${limit}`)
  return findAllOrAny(search, find)
}

/** The most relevant few of each kind, while somebody types. */
export async function suggestDocuments(
  db: Database,
  { limits, ...search }: DocumentSearch & { limits: Record<'products' | 'others', number> },
): Promise<FoundDocument[]> {
  const find = (wanted: Wanted) =>
    db.execute<Row>(sql`
      with ${candidates(wanted, search)},
      placed as (
        select *, row_number() over (partition by kind order by ${byRelevance}) as place from ranked
      )
      select kind, id, name, address from placed
      where place <= case kind when 'product' then ${limits.products}::int else ${limits.others}::int end
      order by ${byRelevance}`)
  return findAllOrAny(search, find)
}

/** Looks for all concepts first. If that finds too little, one of them is enough, and each further one ranks higher. */
async function findAllOrAny(
  { queries, atLeast }: DocumentSearch,
  find: (wanted: Wanted) => Promise<{ rows: Row[] }>,
): Promise<FoundDocument[]> {
  const { exact, all, any, each } = queries
  const parts = [
    { match: asQuery(exact), most: mostByText, condition: sql`true` },
    // Words like those that were typed matter only where few products have the very words.
    { match: asQuery(all), most: mostByText, condition: sql`${hasFewer(0, mostByText)}` },
  ]
  const { rows } = await find({ match: asQuery(all), parts, about: sql`0` })
  if (each.length < 2 || rows.length >= (await atLeast())) return rows
  const most = Math.ceil(mostByText / each.length)
  const ofEach = each.map((concept) => ({ match: asQuery(concept), most, condition: sql`true` }))
  const about = each.map((concept) => sql`(words @@ ${asQuery(concept)})::int`)
  return (await find({ match: asQuery(any), parts: ofEach, about: sql.join(about, sql` + `) })).rows
}

/** What is looked for: documents of any kind that match, products in parts with a limit each. */
interface Wanted {
  match: SQL
  parts: readonly { match: SQL; most: number; condition: SQL }[]
  /** How many of the concepts a document is about. */
  about: SQL
}

function asQuery(text: string): SQL {
  return sql`${text}::tsquery`
}

type Row = FoundDocument & Record<string, unknown>

const byRelevance = sql`score desc, rating desc nulls last, demand desc nulls last, kind, id`

/** A plain scan begins where the last one ended, and the same search would rank other products each time. */
const fromTheStart = sql`ctid >= '(0,0)'`

/** What matches, ranked. Products have limits of their own, so that they do not crowd out the other kinds. */
function candidates({ match, parts, about }: Wanted, { term, queries }: DocumentSearch): SQL {
  const isNamedSo = sql`(lower(name) like ${beginsPattern(term)})`
  const byText = parts.map(
    (part, place) => sql`${nameOf(place)} as materialized (
      select ${columns} from ${searchDocuments}
      where kind = 'product' and words @@ ${part.match} and ${part.condition} and ${fromTheStart}
      limit ${part.most}
    ),`,
  )
  return sql`
    ${sql.join(byText)}
    candidates as (
      ${sql.join(parts.map(({ match: ofPart, most }, place) => productsOf(place, ofPart, most)))}
      (select ${columns} from ${searchDocuments}
      where kind <> 'product' and words @@ ${match}
      limit ${mostOthers})
      union all
      (select ${columns} from ${searchDocuments}
      where ${isNamedSo}
      limit ${mostByBeginning})
    ),
    ranked as (
      select distinct on (kind, id) kind, id, name, address, rating, demand,
        ${about} + ${isNamedSo}::int
          + 2 * ts_rank(${weights}, words, ${queries.typed}::tsquery)
          + ts_rank(${weights}, words, ${queries.words}::tsquery)
          + ${phraseScore(queries)} as score
      from candidates
      order by kind, id
    )`
}

const columns = sql`kind, id, name, address, words, rating, demand`

/** A part that is at its limit is joined by products named so, and by the best rated. */
function productsOf(place: number, match: SQL, most: number): SQL {
  const isMany = sql`not ${hasFewer(place, most)}`
  const share = most / mostByText
  return sql`
    select * from ${nameOf(place)}
    union all
    (select ${columns} from ${searchDocuments}
    where kind = 'product' and ts_filter(words, '{a}') @@ ${match} and ${isMany} and ${fromTheStart}
    limit ${Math.ceil(mostByName * share)})
    union all
    (select ${columns} from ${searchDocuments}
    where kind = 'product' and words @@ ${match} and ${isMany}
    order by rating desc nulls last, demand desc nulls last
    limit ${Math.ceil(bestRated * share)})
    union all`
}

function nameOf(place: number): SQL {
  return sql.raw(`by_text_${place}`)
}

function hasFewer(place: number, most: number): SQL {
  return sql`((select count(*) from ${nameOf(place)}) < ${most})`
}

/** As if the phrase were one word of the text, of the name or the labels for twice as much. */
function phraseScore({ phrases, alternatives }: SearchQueries): SQL {
  if (phrases === '') return sql`0`
  const has = sql`(words @@ ${phrases}::tsquery)::int`
  const isNamedSo = sql`(ts_filter(words, '{a,b}') @@ ${phrases}::tsquery)::int`
  return sql`(${has} + ${isNamedSo}) * ${0.3 / alternatives}::float4`
}

/** Of D, C, B and A: features, description, labels, name. */
const weights = sql.raw(`'{0.1, 0.2, 0.5, 1.0}'::float4[]`)

/** Checks one product after the other until there are enough, so that most of the matches are never read. */
function isListed(term: string): SQL {
  return sql`coalesce((
    select ${listedBy(term)} from ${marketplaceProducts} where ${marketplaceProducts.id} = examined.id
  ), false)`
}
