import { HomeEdge } from '#company/home/home-edge.tsx'
import { HomeHero } from '#company/home/home-hero.tsx'
import { HomeJake } from '#company/home/home-jake.tsx'
import { HomeNetwork } from '#company/home/home-network.tsx'
import { HomeQuickAccess } from '#company/home/home-quick-access.tsx'
import { HomeSectors } from '#company/home/home-sectors.tsx'
import { HomeValues } from '#company/home/home-values.tsx'
import { organization } from '#site/organization-data.ts'
import { pageMeta, siteOrigin } from '#site/page-meta.ts'
import type { Route } from './+types/home.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Wadah: technology, people and capital in one company',
    description:
      'AI solutions, a growth network and a fund. Wadah builds the technology, brings people together and funds what they start.',
    path: '/',
    structuredData: [organization(siteOrigin(matches))],
  })
}

/** The hero, then the sections in order; the last one is the site's footer (product: company 7). */
export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeSectors />
      <HomeJake />
      <HomeEdge />
      <HomeNetwork />
      <HomeQuickAccess />
      <HomeValues />
    </>
  )
}
