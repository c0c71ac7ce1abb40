import type { Article } from '#company/insights/articles.ts'

/** The list of articles (product: company 18). */
export const insights = {
  title: 'Insights',
  description:
    'Three practical articles: packaged or custom AI, from your order to the first day, and what to prepare before you ask for a micro-grant.',
  heading: 'Practical advice before you buy',
  lead: 'Articles on choosing, buying and funding, with numbers to fill in, questions to ask and a checklist at the end.',
  authorsNote: 'The authors’ names are pen names.',
}

/** Newest first. The text of each article is `articles/{slug}.md` (product: company 18). */
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
