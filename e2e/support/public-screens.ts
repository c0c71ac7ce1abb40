import { articles } from '#content/insights.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { publicPages } from '#content/public-pages.ts'

const states: readonly string[] = [
  '/marketplace-full?search=nothing-is-called-this',
  '/marketplace-full?search=report&in=security&price=100-500&sort=nothing',
  '/marketplace-full?search=analitycs',
  '/marketplace/categories/security?billing=once&rating=4',
  '/marketplace/workflow-automation-suite',
  '/marketplace?category=security',
  '/marketplace/penetration-test',
  '/marketplace/meeting-minutes/reviews',
  '/solutions/jakeplatform/reviews',
  '/marketplace/sellers/quiet-harbor-security',
  '/marketplace/sellers/fernhollow-studio',
  '/marketplace/request?for=payroll%20for%20five',
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

/** The first products differ in more than their texts: on sale, coming soon, free. */
const fixedPaths = new Set([
  '/solutions/jakeplatform',
  '/solutions/wadahelevate',
  '/solutions/openmindcybersecurity',
  ...fixedPages.map(({ path }) => path),
])

/** All public screens, in every state that an address can produce. */
export const publicScreens = publicScreensWith(Infinity)

/** The public screens, at most `maxOfTemplate` of each template. */
export function publicScreensWith(maxOfTemplate: number): string[] {
  return [
    ...publicPages.map(({ path }) => path),
    ...[...fixedPaths].slice(0, maxOfTemplate),
    ...articles.slice(0, maxOfTemplate).map(({ slug }) => `/blog/${slug}`),
    ...states,
  ]
}
