import { articles } from '#company/insights/articles.ts'
import { LeadArticle, ListedArticle } from '#company/insights/article-cards.tsx'
import { pageMeta } from '#site/page-meta.ts'
import { Container } from '#ui/container.tsx'
import { Intro } from '#ui/section.tsx'
import type { Route } from './+types/insights.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Insights',
    description:
      'Three practical articles: packaged or custom AI, from your order to the first day, and what to prepare before you ask for a micro-grant.',
    path: '/blog',
  })
}

/** Three articles, the newest first and largest (product: company 18). */
export default function InsightsPage() {
  const [newest, ...others] = articles
  return (
    <Container className="pt-10 pb-24 md:pt-16">
      <Intro
        heading="h1"
        eyebrow="Insights"
        title="Practical advice before you buy"
        lead="Articles on choosing, buying and funding, with numbers to fill in, questions to ask and a checklist at the end."
      />
      {newest && <LeadArticle article={newest} />}
      <ul className="mt-14 grid gap-12 border-t border-line pt-14 md:mt-20 md:grid-cols-2 md:gap-10 md:pt-20">
        {others.map((article) => (
          <li key={article.slug}>
            <ListedArticle article={article} />
          </li>
        ))}
      </ul>
      <p className="mt-14 text-sm text-ink-faint">The authors’ names are pen names.</p>
    </Container>
  )
}
