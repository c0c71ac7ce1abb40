import { Link } from 'react-router'
import { articlePath, type Article } from '#company/insights/articles.ts'
import { CardPicture } from '#solutions/pictures.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

export function NextArticle({ article }: { article: Article }) {
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
            <ArrowRightIcon className="size-6 text-accent-text" />
          </div>
        </div>
      </div>
    </aside>
  )
}
