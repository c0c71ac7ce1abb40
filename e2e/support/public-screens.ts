import { articles } from '#content/insights.ts'
import { publicPages } from '#content/public-pages.ts'

const articlePaths = articles.map(({ slug }) => `/blog/${slug}`)

/** One screen of each template, more if they differ in more than their texts. Each is checked with axe. */
export const scannedScreens: readonly string[] = [
  ...publicPages.map(({ path }) => path).filter((path) => path !== '/privacy' && path !== '/terms'),
  // On sale, coming soon, free.
  '/solutions/jakeplatform',
  '/solutions/wadahelevate',
  '/solutions/openmindcybersecurity',
  ...articlePaths.slice(0, 1),
  '/marketplace-full?search=report&in=security&price=100-500&sort=nothing',
  '/marketplace-full?search=analitycs',
  '/marketplace/categories/security?billing=once&rating=4',
  '/marketplace/workflow-automation-suite',
  '/marketplace/penetration-test',
  '/marketplace/meeting-minutes/reviews',
  '/marketplace/sellers/quiet-harbor-security',
  '/marketplace/sellers/fernhollow-studio',
  '/marketplace/success',
  '/marketplace/success?session_id=a',
  '/marketplace/saved',
  '/marketplace/compare?items=workflow-automation-suite,penetration-test,gone-now',
  '/marketplace/shared-cart?items=workflow-automation-suite:9,gone-now:1',
  '/marketplace/my-purchases',
  '/marketplace/quotes/new',
  '/auth',
  '/auth?reset=true&token=used',
]

/** The other public screens. e2e/solutions.spec.ts visits the other solutions. */
export const otherScreens: readonly string[] = [
  '/privacy',
  '/terms',
  ...articlePaths.slice(1),
  '/marketplace-full?search=nothing-is-called-this',
  '/marketplace?category=security',
  '/solutions/jakeplatform/reviews',
  '/marketplace/request?for=payroll%20for%20five',
]
