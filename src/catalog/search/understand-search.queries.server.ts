import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { compoundsOf, swapsOf } from '#catalog/search/query-words.ts'
import { respelledWords, type Understood } from '#catalog/search/search-plan.ts'
import { sameWordsOf } from '#catalog/search/same-words.ts'
import { searchSynonyms, searchWords } from '#catalog/search/search.tables.server.ts'

/** Looks up the words of the search, and the synonyms of corrected words. */
export async function understandSearch(db: Database, words: readonly string[]): Promise<Understood> {
  const understood = await lookUp(db, words)
  const corrected = respelledWords(understood)
  if (corrected === null) return understood
  const { rows } = await db.execute<Pick<Understood, 'synonyms'>>(
    sql`with ${entered(corrected)} select (${synonymsOfEntered}) as synonyms`,
  )
  return { ...understood, respelled: rows[0]?.synonyms ?? [] }
}

async function lookUp(db: Database, words: readonly string[]): Promise<Understood> {
  const { rows } = await db.execute<Understood & Record<string, unknown>>(sql`
    with ${entered(words)}
    select
      (select coalesce(json_agg(json_build_object(
        'word', word, 'stem', stem, 'near', (${near}), 'longer', (${longer})) order by place), '[]')
      from entered) as words,
      (${listOf(sql`select word, lexeme as stem from ${searchWords}
        where word = any (${sql.param(compoundsOf(words))}::text[])`)}) as compounds,
      (${synonymsOfEntered}) as synonyms`)
  const [understood] = rows
  if (!understood) throw new Error('The query for the words of a search returned no row')
  return understood
}

/** Words that may occur inside a phrase with synonyms, such as 'our' in 'raise our prices'. */
const fillers = sql.raw(
  `'{a,an,the,my,our,your,their,his,her,its,this,that,these,those,some,any,all}'::text[]`,
)

/** Words that a phrase may include or omit, as in 'website is down' or 'emails to customers'. */
const linking = sql.raw(
  `'{is,are,was,were,be,been,am,to,of,for,from,in,on,at,with,by,and,or,we,i,you,they,it,us,so,very,really,just,also,still,always,even,too,more,every,each,new,old,get,gets,who,that,which,have,has,had,do,does,did,will,would,can,could,should,keep,keeps}'::text[]`,
)

function entered(words: readonly string[]): SQL {
  const given = words.map((word, place) => ({
    word,
    place: place + 1,
    swaps: swapsOf(word),
    same: sameWordsOf(word),
  }))
  return sql`entered as materialized (
    select place::int - 1 as place, word, swaps, word = any (${fillers}) as is_filler, word = any (${linking}) as is_linking,
      (ts_lexize('pg_catalog.english_stem', word))[1] as stem,
      array(select distinct (ts_lexize('pg_catalog.english_stem', form))[1] from unnest(same) as form) as same
    from (select * from json_to_recordset(${JSON.stringify(given)})
      as given (place int, word text, swaps text[], same text[])) as given
  )`
}

/**
 * Known words with one error (two in long words), and other forms of the word. In short words, and with two
 * errors, the first letter must match. In three-letter words only a swap is allowed, because other changes
 * usually result in a different word.
 */
const near = listOf(sql`
  select word, lexeme as stem, errors from (
    select word, lexeme, case when word = any (swaps) then 1 else levenshtein_less_equal(word, entered.word, 2) end as errors
    from (
      select word, lexeme from words_like(entered.word)
      union select word, lexeme from ${searchWords} where word = any (swaps)
    ) as known
    where length(entered.word) between 3 and 40
  ) as known
  where errors = 0 or lexeme = entered.stem or word = any (swaps) or errors = 1 and length(entered.word) >= 6
    or errors = 1 and length(entered.word) >= 4 and left(word, 1) = left(entered.word, 1)
    or errors = 2 and length(entered.word) >= 8 and left(word, 1) = left(entered.word, 1)
  order by errors, word <> all (swaps), left(word, 1) <> left(entered.word, 1), word
  limit 20`)

/** Longer words that begin with the last entered word. */
const longer = listOf(sql`
  select word, lexeme as stem from ${searchWords}
  where place = (select max(place) from entered) and length(entered.word) >= 3 and word like entered.word || '_%'
  limit 20`)

/** The phrases of a group, without joined forms such as 'answeremail' that no text contains. */
const phrasesOnPages = sql`
  select coalesce(json_agg(phrase), '[]') from unnest(phrases) as phrase
  where phrase like '% %' or exists (select from ${searchWords} where lexeme = phrase)`

/**
 * The synonyms of each run of up to five words, with and without spaces, and of two words at most four places
 * apart, in any order. Ignores filler words such as articles.
 */
const synonymsOfEntered = sql`
  select coalesce(json_agg(json_build_object('places', places, 'phrases', (${phrasesOnPages})) order by is_apart, id), '[]')
  from (
    select places, false as is_apart, array[phrase, case when linked like '% %' then linked end,
      coalesce((ts_lexize('pg_catalog.english_stem', joined))[1], joined)] as written
    from (
      select array_agg(part.place order by part.place) as places,
        string_agg(coalesce(part.stem, part.word), ' ' order by part.place) as phrase,
        string_agg(coalesce(part.stem, part.word), ' ' order by part.place)
          filter (where not (part.is_linking or one.is_linking or other.is_linking)) as linked,
        string_agg(part.word, '' order by part.place) as joined
      from entered one
      join entered other on other.place between one.place and one.place + 4
      join entered part on part.place between one.place and other.place and not part.is_filler
      where not one.is_filler and not other.is_filler
      group by one.place, other.place
    ) as run
    union all
    select array[one.place, other.place], true,
      array(select form from unnest(one.same) as first, unnest(other.same) as second,
        unnest(array[first || ' ' || second, second || ' ' || first]) as form)
    from entered one
    join entered other on other.place between one.place + 1 and one.place + 4
    where not (one.is_filler or one.is_linking or other.is_filler or other.is_linking)
  ) as spoken
  join ${searchSynonyms} on phrases && written`

function listOf(words: SQL): SQL {
  return sql`select coalesce(json_agg(found), '[]') from (${words}) as found`
}
