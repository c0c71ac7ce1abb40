import { withClient } from './with-client.ts'

/** A hundred words. Each occurs in the description of one product in a hundred, and in the tags of another one. */
export const rareWords: readonly string[] = [
  'quern',
  'flint',
  'hazel',
  'sorrel',
  'pewter',
  'thistle',
  'willow',
  'bracken',
  'amber',
  'juniper',
].flatMap((first) =>
  ['stone', 'wick', 'field', 'brook', 'holt', 'mere', 'ridge', 'stead', 'combe', 'fell'].map(
    (second) => first + second,
  ),
)

/** Words that each occur in every third description. */
export const commonWords: readonly string[] =
  `invoice contract ledger meeting pipeline forecast campaign support ticket payroll inventory warehouse
shipping customer supplier market report dashboard schedule calendar translate summarise classify extract
approve archive backup encrypt monitor alert deploy migrate connect reconcile negotiate recruit onboard
train certify audit insure budget expense travel booking restaurant clinic school factory garden harbour
library museum orchard printing railway station textile university village workshop yardstick copper silver`.split(
    /\s+/,
  )

/** Adds products until the catalog has this many, and updates the planner's statistics. */
export async function growCatalog(databaseUrl: string, products: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(sellersStatement)
    await client.query(growStatement, [products, commonWords, rareWords])
    await client.query(vacuum)
  })
}

const vacuum = 'vacuum analyze marketplace_products, search_documents, search_words'

/** Deletes the generated products and their sellers. */
export async function shrinkCatalog(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(`delete from marketplace_products where id like 'generated-%'`)
    await client.query(`delete from marketplace_sellers where id like 'seller-%'`)
    await client.query(vacuum)
  })
}

/** The k-th word of product n: pseudo-random, but always the same. */
function word(k: number | string): string {
  return `($2::text[])[1 + abs(hashint4(n * 131 + ${k}) % cardinality($2::text[]))]`
}

const sellers = 200
const sellersStatement = `
  insert into marketplace_sellers (id, name, is_verified)
  select 'seller-' || n, 'Seller ' || n, n % 3 = 0 from generate_series(0, ${sellers - 1}) as n
  on conflict do nothing`

const growStatement = `
  with known as (select array_agg(id) as categories from marketplace_categories)
  insert into marketplace_products
    (id, name, description, short_description, price, category_id, seller_id, tags, features, rating,
     review_count, download_count, is_featured, created_at, product_type, redirect_url)
  select
    'generated-' || n,
    initcap(${word(1)}) || ' ' || initcap(${word(2)}) || ' item ' || lpad(n::text, 5, '0'),
    (select string_agg(${word('k')}, ' ') from generate_series(1, 24) k)
      || ' ' || ($3::text[])[1 + n % 100],
    ${word(3)} || ' for ' || ${word(4)},
    10 + abs(hashint4(n * 29) % 5000),
    categories[1 + n % cardinality(categories)],
    'seller-' || abs(hashint4(n * 17) % ${sellers}),
    array[${word(5)}, ${word(6)}, ($3::text[])[1 + (n + 50) % 100]],
    array['One', 'Two', 'Three'],
    3 + (n % 21) / 10.0,
    n % 400,
    abs(hashint4(n * 23) % 9000),
    n % 50 = 0,
    timestamptz '2025-01-01' + n * interval '7 minutes',
    (array['one_time', 'one_time', 'one_time', 'subscription', 'subscription', 'consulting', 'lead_generation', 'download'])[
      1 + abs(hashint4(n * 19) % 8)],
    '/downloads/' || n || '.pdf'
  from known, generate_series((select count(*)::int + 1 from marketplace_products), $1::int) n`
