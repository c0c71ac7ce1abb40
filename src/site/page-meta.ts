import type { MetaDescriptor } from 'react-router'
import { brand } from '#content/brand.ts'
import { markdownPath } from '#site/markdown-path.ts'
import type { Site } from '#site/site.ts'

export interface PageFacts {
  /** The page title. `pageMeta` appends the shop's name, except on the home page. */
  title: string
  description: string
  /** The canonical path, beginning with `/`. */
  path: string
  /** The path of a share picture (1200 × 630). By default the store draws one with the title. */
  image?: string
  type?: 'website' | 'article' | 'product'
  structuredData?: object[]
  noIndex?: boolean
  /** Whether the page has a Markdown version (product: agents 1). */
  hasMarkdown?: boolean
}

interface Match {
  id: string
  loaderData?: unknown
}

/**
 * Creates the title, description, canonical link and share picture of a page. Pages call it in `meta` with
 * their `matches`.
 */
export function pageMeta(matches: readonly (Match | undefined)[], facts: PageFacts): MetaDescriptor[] {
  const origin = siteOrigin(matches)
  const title = facts.path === '/' ? facts.title : `${facts.title} · ${brand.name}`
  const url = origin + facts.path
  const image = origin + (facts.image ?? shareImagePath(facts.noIndex ? '/' : facts.path))
  return [
    { title },
    { name: 'description', content: facts.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(facts.hasMarkdown
      ? [{ tagName: 'link', rel: 'alternate', type: 'text/markdown', href: markdownPath(url) }]
      : []),
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: facts.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: facts.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(facts.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(facts.structuredData ?? []).map((data) => ({ 'script:ld+json': data })),
  ]
}

/** The `meta` of a page whose facts never change. */
export function shopMeta(facts: PageFacts) {
  return ({ matches }: { matches: Parameters<typeof pageMeta>[0] }) => pageMeta(matches, facts)
}

export function shareImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`
}

/** The public origin from the root loader, so that canonical addresses do not depend on the request. */
export function siteOrigin(matches: readonly (Match | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: Site } | undefined
  return root?.site?.url.replace(/\/$/, '') ?? ''
}
