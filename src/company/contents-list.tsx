import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

interface ContentsListProps {
  sections: readonly { id: string; title: string }[]
  className?: string
}

/** Links to the sections of a long page. On narrow screens they are collapsed, so that the text comes first. */
export function ContentsList({ sections, className = '' }: ContentsListProps) {
  const links = <SectionLinks sections={sections} />
  return (
    <nav aria-label="On this page" className={className} data-screen-only>
      <details className="lg:hidden">
        <summary className="disclosure font-semibold">
          On this page
          <ChevronDownIcon className="size-4" />
        </summary>
        {links}
      </details>
      <div className="max-lg:hidden">
        <h2 className="font-text text-sm font-semibold tracking-normal text-ink-faint">On this page</h2>
        {links}
      </div>
    </nav>
  )
}

function SectionLinks({ sections }: Pick<ContentsListProps, 'sections'>) {
  return (
    <ol className="mt-2 border-s border-line text-sm">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ms-px flex min-h-11 items-center border-s border-transparent py-1.5 ps-4 text-ink-soft transition-colors hover:border-accent hover:text-ink"
          >
            <span>
              <Unbroken text={title} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}
