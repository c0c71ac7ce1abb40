import { brand } from '#content/brand.ts'

/**
 * Every page for search engines, with the text of its share picture. Products and articles are added from their data.
 */
export const publicPages: readonly { path: string; title: string; eyebrow: string }[] = [
  { path: '/', title: 'AI-driven innovation: technology, network and fund', eyebrow: brand.name },
  { path: '/about', title: `Why ${brand.name} exists, and who runs it`, eyebrow: 'About' },
  { path: '/wts', title: 'AI solutions, built, packaged and explained', eyebrow: 'Tech Solutions' },
  { path: '/wts/pre-packaged', title: 'Pre-packaged AI solutions', eyebrow: 'Tech Solutions' },
  { path: '/wts/pre-packaged/catalog', title: 'The solutions catalog', eyebrow: 'Tech Solutions' },
  { path: '/wts/custom', title: 'Custom AI, built for the way you work', eyebrow: 'Tech Solutions' },
  { path: '/wts/consulting', title: 'Open Mind Consulting', eyebrow: 'Tech Solutions' },
  { path: '/wadah-network', title: 'Growth silos for people who build', eyebrow: brand.arms.network },
  { path: '/wadah-fund', title: 'Four ways to fund what comes next', eyebrow: brand.arms.fund },
  { path: '/marketplace', title: 'The Solutions Marketplace', eyebrow: 'Marketplace' },
  { path: '/marketplace-full', title: 'Every product in the marketplace', eyebrow: 'Marketplace' },
  { path: '/marketplace/sellers', title: 'Who sells on the marketplace', eyebrow: 'Marketplace' },
  { path: '/marketplace/sell', title: `Sell on ${brand.name}`, eyebrow: 'Marketplace' },
  { path: '/marketplace/request', title: 'Request a product', eyebrow: 'Marketplace' },
  { path: '/contact', title: 'Tell us what you are building', eyebrow: 'Contact' },
  { path: '/blog', title: 'Insights', eyebrow: 'Insights' },
  { path: '/careers', title: `Work at ${brand.name}`, eyebrow: 'Careers' },
  { path: '/privacy', title: 'Privacy', eyebrow: brand.name },
  { path: '/terms', title: 'Terms', eyebrow: brand.name },
  { path: '/cookies', title: 'Cookies', eyebrow: brand.name },
]
