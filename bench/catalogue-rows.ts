import { Client } from 'pg'

/** The words that find the generated products. */
export const terms = {
  /** The number in one product's name. */
  one: 'item 00777',
  /** A tag of one product in a hundred, and a word in as many descriptions. */
  oneInHundred: 'quernstone',
  /** A word in every third description. */
  common: 'invoice',
  none: 'no such thing anywhere',
} as const

/** Fills the catalogue up to this many products, and updates the planner's statistics. */
export async function growCatalogue(databaseUrl: string, products: number): Promise<void> {
  await insertProducts(databaseUrl, products, 'marketplace_products, search_documents, search_words')
}

/** The same in one statement for a catalogue without the search, or with it. */
export async function insertProducts(
  databaseUrl: string,
  products: number,
  tables = 'marketplace_products',
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(growStatement, [products, vocabulary, terms.oneInHundred])
    await client.query(`vacuum analyze ${tables}`)
  } finally {
    await client.end()
  }
}

/** Takes the generated products out again. */
export async function shrinkCatalogue(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`delete from marketplace_products where id like 'generated-%'`)
    await client.query('vacuum analyze marketplace_products, search_documents, search_words')
  } finally {
    await client.end()
  }
}

const vocabulary =
  `invoice contract ledger meeting pipeline forecast campaign support ticket payroll inventory warehouse
shipping customer supplier market report dashboard schedule calendar translate summarise classify extract
approve archive backup encrypt monitor alert deploy migrate connect reconcile negotiate recruit onboard
train certify audit insure budget expense travel booking restaurant clinic school factory garden harbour
library museum orchard printing railway station textile university village workshop yardstick copper silver`.split(
    /\s+/,
  )

/** The k-th word of product n: always the same, and spread as if at random. */
function word(k: number | string): string {
  return `($2::text[])[1 + abs(hashint4(n * 131 + ${k}) % cardinality($2::text[]))]`
}

const growStatement = `
  with known as (
    select array_agg(id) as categories, (select min(id) from marketplace_sellers) as seller
    from marketplace_categories
  )
  insert into marketplace_products
    (id, name, description, short_description, price, category_id, seller_id, tags, features, rating,
     review_count, download_count, is_featured, created_at)
  select
    'generated-' || n,
    initcap(${word(1)}) || ' ' || initcap(${word(2)}) || ' item ' || lpad(n::text, 5, '0'),
    (select string_agg(${word('k')}, ' ') from generate_series(1, 24) k)
      || case when n % 100 = 0 then ' ' || $3 else '' end,
    ${word(3)} || ' for ' || ${word(4)},
    10 + n % 5000,
    categories[1 + n % cardinality(categories)],
    seller,
    array[${word(5)}, ${word(6)}] || case when n % 100 = 50 then array[$3] else '{}' end,
    array['One', 'Two', 'Three'],
    3 + (n % 21) / 10.0,
    n % 400,
    n % 9000,
    n % 50 = 0,
    timestamptz '2025-01-01' + n * interval '7 minutes'
  from known, generate_series((select count(*)::int + 1 from marketplace_products), $1::int) n`
