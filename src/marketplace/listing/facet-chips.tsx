import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { FacetChip } from '#marketplace/listing/chips-of-facets.ts'
import { CloseIcon } from '#ui/icons/icons-interface.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

type FacetChipsProps = {
  chips: readonly FacetChip[]
  clearPath: string
}

/**
 * The active filters. Each has a link that removes it. Another link removes all filters (product: marketplace
 * 55).
 */
export function FacetChips({ chips, clearPath }: FacetChipsProps) {
  const group = useFocusAfterRemoval(chips.length)
  return (
    <div ref={group} tabIndex={-1} role="group" aria-label="Chosen filters" data-screen-only="">
      {chips.length > 0 && (
        <ul className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-1">
          {chips.map(({ label, path }) => (
            <li key={label}>
              <Link to={path} preventScrollReset className="facet-chip">
                <VisuallyHidden>Remove filter: </VisuallyHidden>
                {label}
                <CloseIcon className="size-4" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={clearPath}
              preventScrollReset
              className="link inline-flex min-h-11 items-center px-1 text-sm"
            >
              Clear all
            </Link>
          </li>
        </ul>
      )}
    </div>
  )
}

/** Keeps the focus in this group after the focused chip was removed. */
function useFocusAfterRemoval(count: number) {
  const group = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      const next = group.current?.querySelector('a') ?? group.current
      next?.focus({ preventScroll: true })
    }
    before.current = count
  }, [count])
  return group
}
