/** What the list, the sitemap and the page of an article say of it; its text is `articles/{slug}.md`. */
export interface Article {
  slug: string
  title: string
  summary: string
  /** A pen name: authors are invented (decisions §1). */
  author: string
  /** ISO date. */
  published: string
  minutes: number
  topic: string
}

/** The newest first (spec §2.17). */
export const articles: readonly Article[] = [
  {
    slug: 'packaged-or-built-for-you',
    title: 'Packaged or built for you: how to decide before you spend',
    summary:
      'A way to tell, in one afternoon, whether your problem has been solved already or is yours alone, and what that means for the price, the time and the risk.',
    author: 'Theo Carpenter',
    published: '2025-10-21',
    minutes: 6,
    topic: 'Tech Solutions',
  },
  {
    slug: 'from-cart-to-first-day',
    title: 'From cart to first day: what happens after you decide',
    summary:
      'Documents, payment, activation within 24-48 hours: what each step asks of you, what to have ready, and how to spend the first month so that the purchase pays.',
    author: 'Iris Calder',
    published: '2025-09-30',
    minutes: 6,
    topic: 'Buying',
  },
  {
    slug: 'before-you-ask-for-a-micro-grant',
    title: 'Before you ask for a micro-grant',
    summary:
      'Small grants are decided on little paper. A step that fits the sum, a budget that can be checked, evidence that counts, and the report you plan before you apply.',
    author: 'Nora Ledger',
    published: '2025-09-09',
    minutes: 6,
    topic: 'Fund',
  },
]

export function articlePath({ slug }: Pick<Article, 'slug'>): string {
  return `/blog/${slug}`
}

/** The one to read after this one; the last leads back to the first. */
export function nextArticle({ slug }: Pick<Article, 'slug'>): Article | undefined {
  const index = articles.findIndex((each) => each.slug === slug)
  return articles[(index + 1) % articles.length]
}

/** 'October 21, 2025', wherever the server stands. */
export function writtenDate(published: string): string {
  return new Date(`${published}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
}
