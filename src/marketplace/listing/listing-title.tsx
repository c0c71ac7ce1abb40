import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BookmarkIcon } from '#ui/icons/icons-commerce.tsx'
import { ArrowLeftIcon } from '#ui/icons/icons-interface.tsx'

/** The head of a list: the back link, the link to saved products, the title, and the search. */
export function ListingTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="listing-title">
      <Link to="/marketplace" className="back-link">
        <ArrowLeftIcon className="size-5 sm:size-4" />
        <span className="max-sm:sr-only">Back to Marketplace</span>
      </Link>
      <h1>{title}</h1>
      <Link to="/marketplace/saved" className="back-link">
        <BookmarkIcon className="size-5 sm:size-4" />
        <span className="max-sm:sr-only">Saved products</span>
      </Link>
      <div className="[grid-area:search]">{children}</div>
    </div>
  )
}
