import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { redirects } from './site/redirects.ts'
import { fixedPages } from './solutions/fixed-pages.ts'

/** Every URL of the site, in the order of the specification's route table (spec §2.1). */
export default [
  index('company/home.page.tsx'),
  route('about', 'company/about.page.tsx'),
  route('wts', 'solutions/tech-solutions.page.tsx'),
  route('wts/pre-packaged', 'solutions/pre-packaged.page.tsx'),
  route('wts/pre-packaged/catalog', 'solutions/catalog.page.tsx'),
  route('wts/custom', 'solutions/custom.page.tsx'),
  route('wts/consulting', 'solutions/consulting.page.tsx'),
  route('wadah-network', 'company/network.page.tsx'),
  route('wadah-fund', 'company/fund.page.tsx'),
  route('marketplace', 'marketplace/landing.page.tsx'),
  route('marketplace-full', 'marketplace/listing.page.tsx'),
  route('marketplace/success', 'checkout/payment-success.page.tsx'),
  route('marketplace/my-purchases', 'checkout/my-purchases.page.tsx'),
  ...fixedPages.map(({ path }) => route(path.slice(1), 'solutions/fixed.page.tsx', { id: path.slice(1) })),
  route('marketplace/:productId', 'marketplace/product.page.tsx'),
  route('contact', 'enquiries/contact.page.tsx'),
  route('blog', 'company/insights.page.tsx'),
  route('blog/:slug', 'company/article.page.tsx'),
  route('auth', 'account/auth.page.tsx'),
  route('settings', 'account/settings.page.tsx'),
  route('checkout', 'checkout/checkout.page.tsx'),
  route('careers', 'company/careers.page.tsx'),
  route('privacy', 'company/privacy.page.tsx'),
  route('terms', 'company/terms.page.tsx'),
  route('cookies', 'company/cookies.page.tsx'),
  ...Object.keys(redirects).map((path) =>
    route(path.slice(1), 'site/redirect.page.tsx', { id: `redirect${path}` }),
  ),
  route('*', 'site/not-found.page.tsx'),
] satisfies RouteConfig
