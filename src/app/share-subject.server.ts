import { sharedProduct, sharedSeller } from '#app/sitemap.queries.server.ts'
import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import { categories as activeCategories } from '#catalog/products/marketplace.queries.server.ts'
import { isSolutionPath } from '#catalog/solutions/solutions.ts'
import { solutionAtPath } from '#catalog/solutions/solutions.queries.server.ts'
import { articles } from '#content/insights.ts'
import { publicPages } from '#content/public-pages.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import type { Database } from '#db/database.server.ts'
import type { ShareSubject } from '#site/share-pictures.server.ts'

/** The content of the share picture for a path, or `null` if there is no public page. */
export async function shareSubject(db: Database, path: string): Promise<ShareSubject | null> {
  return subjectOfContent(path) ?? subjectOfRecord(db, path)
}

/** The subject of a page whose content is in the code. Needs no database. */
function subjectOfContent(path: string): ShareSubject | null {
  const known = path === '/home' ? '/' : path
  const page = publicPages.find((each) => each.path === known)
  if (page) return { title: page.title, eyebrow: page.eyebrow, id: path.slice(1), category: 'pages' }
  const article = articles.find(({ slug }) => path === `/blog/${slug}`)
  if (article) return { title: article.title, eyebrow: 'Insights', id: article.slug, category: 'articles' }
  const fixed = fixedPages.find((each) => each.path === path)
  const solution = builtInSolutions.find(({ id }) => id === fixed?.id)
  return solution
    ? { title: solution.name, eyebrow: 'Tech Solutions', id: solution.id, category: solution.category }
    : null
}

const idPattern = /^[a-z0-9][a-z0-9-]{0,80}$/

async function subjectOfRecord(db: Database, path: string): Promise<ShareSubject | null> {
  const fixed = fixedPages.find((each) => each.path === path)
  if (!fixed && isSolutionPath(path)) return solutionSubject(db, path)
  const slug = /^\/marketplace\/categories\/([^/]+)$/.exec(path)?.[1]
  if (slug) return categorySubject(db, slug)
  const sellerId = /^\/marketplace\/sellers\/([^/]+)$/.exec(path)?.[1]
  if (sellerId) return idPattern.test(sellerId) ? sellerSubject(db, sellerId) : null
  const id = fixed?.id ?? /^\/marketplace\/([^/]+)$/.exec(path)?.[1]
  return id && idPattern.test(id) ? productSubject(db, id) : null
}

async function solutionSubject(db: Database, path: string): Promise<ShareSubject | null> {
  const found = await solutionAtPath(db, path)
  return found ? { title: found.name, eyebrow: 'Tech Solutions', id: found.id, category: 'solutions' } : null
}

async function categorySubject(db: Database, slug: string): Promise<ShareSubject | null> {
  const categories = await activeCategories(db)
  const category = categories.find((each) => each.slug === slug)
  return category ? { title: category.name, eyebrow: 'Marketplace', id: slug, category: slug } : null
}

async function sellerSubject(db: Database, id: string): Promise<ShareSubject | null> {
  const seller = await sharedSeller(db, id)
  if (!seller) return null
  const eyebrow = seller.isVerified ? 'Verified seller' : 'Seller'
  return { title: seller.title, eyebrow, id, category: 'sellers' }
}

async function productSubject(db: Database, id: string): Promise<ShareSubject | null> {
  const product = await sharedProduct(db, id)
  if (!product) return null
  const { title, eyebrow, category } = product
  return { title, eyebrow: eyebrow ?? 'Marketplace', id, category: category ?? 'marketplace' }
}
