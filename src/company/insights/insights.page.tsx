import { LeadArticle, ListedArticle } from '#company/insights/article-cards.tsx'
import { articles, insights } from '#content/insights.ts'
import { shopMeta } from '#site/page-meta.ts'
import { Container } from '#ui/layout/container.tsx'
import { Intro } from '#ui/layout/section.tsx'

export const meta = shopMeta({
  title: insights.title,
  description: insights.description,
  path: '/blog',
})

/** Three articles. The newest comes first and is the largest (product: company 18). */
export default function InsightsPage() {
  const [newest, ...others] = articles
  return (
    <Container className="pt-10 pb-24 md:pt-16">
      <Intro heading="h1" eyebrow={insights.title} title={insights.heading} lead={insights.lead} />
      {newest && <LeadArticle article={newest} />}
      <ul className="mt-14 grid gap-12 border-t border-line pt-14 md:mt-20 md:grid-cols-2 md:gap-10 md:pt-20">
        {others.map((article) => (
          <li key={article.slug}>
            <ListedArticle article={article} />
          </li>
        ))}
      </ul>
      <p className="mt-14 text-sm text-ink-faint">{insights.authorsNote}</p>
    </Container>
  )
}
