import { Suspense } from 'react'
import { Await } from 'react-router'
import { toCardProduct, type CardProduct } from '#catalog/products/card-product.ts'
import { priceLabel } from '#catalog/products/labels.ts'
import { catalog } from '#catalog/products/catalog.server.ts'
import { HomeUpcoming } from '#company/home/home-upcoming.tsx'
import { HomeHero } from '#company/home/home-hero.tsx'
import { HomeFlagship } from '#company/home/home-flagship.tsx'
import { HomeNetwork } from '#company/home/home-network.tsx'
import { HomeQuickAccess } from '#company/home/home-quick-access.tsx'
import { HomeRail, HomeRailSkeleton } from '#company/home/home-rail-view.tsx'
import { productsInRail, railProducts } from '#company/home/home-rail.ts'
import { HomeSectors } from '#company/home/home-sectors.tsx'
import { HomeValues } from '#company/home/home-values.tsx'
import { home } from '#content/home.ts'
import { pageMeta, siteOrigin } from '#site/page-meta.ts'
import type { Route } from './+types/home.page.ts'
import { brand, places } from '#content/brand.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: home.title,
    description: home.description,
    path: '/',
    structuredData: [organization(siteOrigin(matches))],
  })
}

interface Home {
  rail: CardProduct[]
  /** The price of the product that is in beta. */
  upcomingPrice: string | null
}

/**
 * Loads the products. While the database is away, they come from the built-in catalog, so that the home page
 * never fails because of them.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Home> {
  const shop = catalog(context)
  const limit = productsInRail
  const [featured, upcoming] = await Promise.all([
    shop.firstProducts({ isFeatured: true, limit }),
    home.upcoming ? shop.productById(home.upcoming.product) : null,
  ])
  const newest = featured.length < limit ? await shop.firstProducts({ limit }) : []
  const upcomingPrice =
    upcoming && upcoming !== 'away' ? priceLabel(upcoming.price, upcoming.subscriptionInterval) : null
  return { rail: railProducts(featured, newest).map(toCardProduct), upcomingPrice }
}

/** Opens the page even if the products are slow. If they cannot be loaded, the page shows none. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const none: Home = { rail: [], upcomingPrice: null }
  const loaded = serverLoader().catch(() => none)
  return {
    rail: loaded.then(({ rail }) => rail),
    upcomingPrice: loaded.then(({ upcomingPrice }) => upcomingPrice),
  }
}

/**
 * The hero with the products, and the sections in their order. The seventh section is the footer of the site
 * (product: company 7, 24).
 */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { sectors, flagship, upcoming, network } = home
  return (
    <>
      <HomeHero />
      <Suspense fallback={<HomeRailSkeleton />}>
        <Await resolve={loaderData.rail}>{(rail) => <HomeRail products={rail} />}</Await>
      </Suspense>
      {sectors && <HomeSectors content={sectors} />}
      {flagship && <HomeFlagship content={flagship} />}
      {upcoming && <HomeUpcoming content={upcoming} price={loaderData.upcomingPrice} />}
      {network && <HomeNetwork content={network} />}
      <HomeQuickAccess />
      <HomeValues />
    </>
  )
}

/** The company as a schema.org object for `pageMeta`. All addresses must be absolute. */
function organization(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icon-180.png`,
    address: places.map(({ city, state }) => ({
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: state,
      addressCountry: 'US',
    })),
  }
}
