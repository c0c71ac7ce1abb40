import type { BlockHeading } from '#catalog/details/detail-blocks.ts'

/** Pages with fewer sections have no jump links. */
const fewest = 3

/** Links to the sections of the page (product: marketplace 36). */
export function JumpLinks({ parts }: { parts: readonly BlockHeading[] }) {
  if (parts.length < fewest) return null
  return (
    <nav aria-label="On this page" data-screen-only="" className="pb-6">
      <ul className="bleed flex gap-2 overflow-x-auto py-1 md:flex-wrap">
        {parts.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm text-ink-soft transition-colors hover:border-ink hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
