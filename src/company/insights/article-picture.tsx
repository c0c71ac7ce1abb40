import { useViewTransitionState } from 'react-router'
import { productArtUrl } from '#art/art-url.ts'
import { articlePath, type Article } from '#company/insights/articles.ts'

/** The picture at the top. On navigation to the next article, that article's picture is the one that morphs. */
export function ArticlePicture({ article, next }: { article: Article; next: Article | undefined }) {
  const leavesForNext = useViewTransitionState(next ? articlePath(next) : '/blog')
  return (
    <img
      src={productArtUrl({ id: article.slug, category: 'articles' })}
      alt=""
      width="800"
      height="600"
      fetchPriority="high"
      className={`aspect-4/3 w-full rounded-xl object-cover lg:col-span-5 ${leavesForNext ? '' : 'shared-picture'}`}
    />
  )
}
