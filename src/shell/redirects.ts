/** Addresses that only redirect (product: pages 4). `network-site` is the outside one. */
export const redirects: Readonly<Record<string, string>> = {
  '/wadah-tech-solutions': '/wts',
  '/wts/coaching': '/wts/consulting',
  '/wts/jake': '/solutions/jakeplatform',
  '/wts/solutions': '/wts/pre-packaged/catalog',
  '/network': '/wadah-network',
  '/network/silos': '/wadah-network#silos',
  '/network/apply': '/wadah-network#apply',
  '/network/hub': 'network-site',
  '/fund/startups': '/wadah-fund#startups',
  '/fund/investors': '/wadah-fund#investors',
  '/fund/portfolio': '/wadah-fund#portfolio',
  '/fund/apply': '/wadah-fund#apply',
}
