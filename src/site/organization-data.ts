/** The company as a schema.org object, for `pageMeta`; every address is absolute. */
export function organization(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Wadah',
    url: `${origin}/`,
    logo: `${origin}/icon-180.png`,
    address: [
      { '@type': 'PostalAddress', addressLocality: 'Dallas', addressRegion: 'TX', addressCountry: 'US' },
      { '@type': 'PostalAddress', addressLocality: 'Atlanta', addressRegion: 'GA', addressCountry: 'US' },
    ],
  }
}
