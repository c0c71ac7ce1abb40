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
      'Three articles to work from: packaged or custom AI, the way from the order to the first day, and what to prepare before you ask for a micro-grant.',
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
        title="Things worth knowing before you spend"
        lead="On choosing, buying and funding, written to be used at a desk: with figures to fill in, questions to ask and a list at the end."
      />
      {newest && <LeadArticle article={newest} />}
      <ul className="mt-14 grid gap-12 border-t border-line pt-14 md:mt-20 md:grid-cols-2 md:gap-10 md:pt-20">
        {others.map((article) => (
          <li key={article.slug}>
            <ListedArticle article={article} />
          </li>
        ))}
      </ul>
      <p className="mt-14 text-sm text-ink-faint">The names of the authors are pen names.</p>
    </Container>
  )
}
