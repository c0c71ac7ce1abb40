import { data, useViewTransitionState, Link } from 'react-router'
import { MarkdownBody } from '#company/markdown-body.tsx'
import { ArticleFacts } from '#company/insights/article-facts.tsx'
import { articleText } from '#company/insights/article-text.server.ts'
import { articlePath, nextArticle, type Article } from '#company/insights/articles.ts'
import { ContentsList } from '#company/contents-list.tsx'
import { articles } from '#content/insights.ts'
import { pageMeta, siteOrigin } from '#site/page-meta.ts'
import { article as articleData, breadcrumbs } from '#site/structured-data.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'
import type { Route } from './+types/article.page.ts'
import { MainPicture, CardPicture } from '#solutions/pictures.tsx'

export function loader({ params }: Route.LoaderArgs) {
  const article = articles.find(({ slug }) => slug === params.slug)
  const text = article && articleText(article.slug)
  if (!article || !text) throw data(null, { status: 404 })
  return { article, html: text.html, sections: text.sections }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { article } = loaderData
  const path = articlePath(article)
  const origin = siteOrigin(matches)
  return pageMeta(matches, {
    title: article.title,
    description: article.summary,
    path,
    type: 'article',
    structuredData: [
      articleData(origin, { ...article, path, image: `/share${path}.png` }),
      breadcrumbs(origin, [
        { name: 'Insights', path: '/blog' },
        { name: article.title, path },
      ]),
    ],
  })
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, html, sections } = loaderData
  const next = nextArticle(article)
  return (
    <article>
      <header className="page grid items-center gap-8 pt-8 pb-12 md:pt-12 lg:grid-cols-12 lg:gap-12">
        <div className="grid gap-4 lg:col-span-7">
          <BackLink to="/blog" prefetch="intent">
            All insights
          </BackLink>
          <p className="text-sm font-semibold text-accent-text">{article.topic}</p>
          <h1>{article.title}</h1>
          <p className="lead mt-1">
            <Unbroken text={article.summary} />
          </p>
          <div className="mt-2 grid gap-1 text-sm">
            <p>
              By {article.author} <span className="text-ink-faint">(a pen name)</span>
            </p>
            <ArticleFacts article={article} />
          </div>
        </div>
        <ArticlePicture article={article} next={next} />
      </header>
      <div className="page pb-20">
        <div className="grid gap-12 border-t border-line pt-10 md:pt-14 lg:grid-cols-[minmax(0,1fr)_14rem] xl:grid-cols-[14rem_minmax(0,1fr)_14rem]">
          <ContentsList
            sections={sections}
            className="hidden self-start lg:sticky lg:top-28 lg:order-2 lg:block"
          />
          <MarkdownBody html={html} className={`min-w-0 text-lg lg:order-1 xl:col-start-2 ${tables}`} />
        </div>
      </div>
      {next && <NextArticle article={next} />}
    </article>
  )
}

const tables =
  '[&_table]:w-full [&_table]:border-y [&_table]:border-line-strong [&_table]:text-sm [&_td]:py-2.5 [&_td]:pe-2.5 [&_td]:align-top [&_td:last-child]:pe-0 [&_th]:py-2.5 [&_th]:pe-2.5 [&_th]:text-start [&_th]:font-semibold [&_th[align=right]]:text-end [&_th:last-child]:pe-0 [&_td[align=right]]:tabular-nums [&_tbody_tr]:border-t [&_tbody_tr]:border-line'

/** The picture at the top. When the next article opens, the view transition uses that article's picture instead. */
function ArticlePicture({ article, next }: { article: Article; next: Article | undefined }) {
  const leavesForNext = useViewTransitionState(next ? articlePath(next) : '/blog')
  return (
    <MainPicture
      subject={{ id: article.slug, category: 'articles' }}
      shared={!leavesForNext}
      className="lg:col-span-5"
    />
  )
}

function NextArticle({ article }: { article: Article }) {
  const path = articlePath(article)
  return (
    <aside aria-labelledby="next-article" className="bg-sunken py-14 md:py-20" data-screen-only>
      <div className="page">
        <div className="relative grid items-center gap-6 sm:grid-cols-12 sm:gap-10">
          <CardPicture
            subject={{ id: article.slug, category: 'articles' }}
            to={path}
            className="rounded-lg sm:col-span-5 lg:col-span-4"
          />
          <div className="grid gap-3 sm:col-span-7 lg:col-span-8">
            <p className="text-sm font-semibold text-accent-text">Read next: {article.topic}</p>
            <h2 id="next-article">
              <Link to={path} prefetch="intent" viewTransition className="card-hit">
                {article.title}
              </Link>
            </h2>
            <p className="max-w-text text-ink-soft">
              <Unbroken text={article.summary} />
            </p>
          </div>
        </div>
      </div>
    </aside>
  )
}
