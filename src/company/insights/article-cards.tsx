import { Link, useViewTransitionState } from 'react-router'
import { ArticleFacts } from '#company/insights/article-facts.tsx'
import { articlePath, type Article } from '#company/insights/articles.ts'
import { CardPicture, MainPicture } from '#solutions/pictures.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

export function LeadArticle({ article }: { article: Article }) {
  const path = articlePath(article)
  const travels = useViewTransitionState(path)
  return (
    <article className="group relative mt-12 grid items-center gap-6 md:mt-16 lg:grid-cols-12 lg:gap-12">
      <MainPicture
        subject={{ id: article.slug, category: 'articles' }}
        shared={travels}
        className="lg:col-span-7"
      />
      <div className="grid gap-4 lg:col-span-5">
        <p className="text-sm font-semibold text-accent-text">{article.topic}</p>
        <h2>
          <TitleLink article={article} />
        </h2>
        <p className="text-lg text-ink-soft">
          <Unbroken text={article.summary} />
        </p>
        <Byline article={article} />
      </div>
    </article>
  )
}

export function ListedArticle({ article }: { article: Article }) {
  return (
    <article className="group relative grid content-start gap-4">
      <CardPicture
        subject={{ id: article.slug, category: 'articles' }}
        to={articlePath(article)}
        className="rounded-lg"
      />
      <p className="mt-2 text-sm font-semibold text-accent-text">{article.topic}</p>
      <h2 className="text-2xl">
        <TitleLink article={article} />
      </h2>
      <p className="max-w-text text-ink-soft">
        <Unbroken text={article.summary} />
      </p>
      <Byline article={article} />
    </article>
  )
}

/** The link covers the whole card. */
function TitleLink({ article }: { article: Article }) {
  return (
    <Link
      to={articlePath(article)}
      prefetch="intent"
      viewTransition
      className="card-hit decoration-accent decoration-2 underline-offset-4 group-hover:underline focus-visible:underline"
    >
      {article.title}
    </Link>
  )
}

function Byline({ article }: { article: Article }) {
  return (
    <div className="grid gap-0.5 text-sm">
      <p>By {article.author}</p>
      <ArticleFacts article={article} />
    </div>
  )
}
