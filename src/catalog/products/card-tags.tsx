import { firstOf, moreTags, tagsOnCard } from '#catalog/products/labels.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

/** Shows at most two tags, then '+N' (product: display 8). */
export function CardTags({ tags }: { tags: readonly string[] }) {
  const { shown, hidden } = firstOf(tags, tagsOnCard)
  if (shown.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {shown.map((tag) => (
        <li key={tag}>
          <Badge look="outline">{tag}</Badge>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Badge look="outline">
            {moreTags(hidden)}
            <VisuallyHidden>{hidden === 1 ? ' more tag' : ' more tags'}</VisuallyHidden>
          </Badge>
        </li>
      )}
    </ul>
  )
}
