import { brand } from '#content/brand.ts'
import { places } from '#content/contact.ts'

/** The company as a schema.org object, for `pageMeta`; every address is absolute. */
export function organization(origin: string): object {
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
