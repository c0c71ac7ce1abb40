/** An article as lists, the sitemap and its page show it. Its text is `articles/{slug}.md`. */
export interface Article {
  slug: string
  title: string
  summary: string
  /** A pen name: authors are invented (product: company 3). */
  author: string
  /** ISO date. */
  published: string
  minutes: number
  topic: string
}

/** The newest first (product: company 18). */
export const articles: readonly Article[] = [
  {
    slug: 'packaged-or-built-for-you',
    title: 'Packaged or built for you: how to decide before you spend',
    summary:
      'How to find out in one afternoon whether a ready-made solution fits your problem, and what that means for price, time and risk.',
    author: 'Theo Carpenter',
    published: '2025-10-21',
    minutes: 6,
    topic: 'Tech Solutions',
  },
  {
    slug: 'from-cart-to-first-day',
    title: 'From cart to first day: what happens after you decide',
    summary:
      'Documents, payment, activation within 24-48 hours: what happens at each step, what to have ready, and how to get the most out of the first month.',
    author: 'Iris Calder',
    published: '2025-09-30',
    minutes: 5,
    topic: 'Buying',
  },
  {
    slug: 'before-you-ask-for-a-micro-grant',
    title: 'Before you ask for a micro-grant',
    summary:
      'Small grants come with short applications. How to choose a step that fits the amount, write a budget that holds up, show evidence and plan your report.',
    author: 'Nora Ledger',
    published: '2025-09-09',
    minutes: 6,
    topic: 'Fund',
  },
]

export function articlePath({ slug }: Pick<Article, 'slug'>): string {
  return `/blog/${slug}`
}

/** The article after this one. The last leads back to the first. */
export function nextArticle({ slug }: Pick<Article, 'slug'>): Article | undefined {
  const index = articles.findIndex((each) => each.slug === slug)
  return articles[(index + 1) % articles.length]
}

/** 'October 21, 2025', in whatever time zone the server runs. */
export function writtenDate(published: string): string {
  return new Date(`${published}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
}
