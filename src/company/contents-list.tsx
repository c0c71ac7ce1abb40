export function ContentsList({
  sections,
  className = '',
}: {
  sections: readonly { id: string; title: string }[]
  className?: string
}) {
  return (
    <nav aria-labelledby="contents" className={className} data-screen-only>
      <h2 id="contents" className="font-text text-sm font-semibold tracking-normal text-ink-faint">
        On this page
      </h2>
      <ol className="mt-2 border-s border-line text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px flex min-h-11 items-center border-s border-transparent py-1.5 ps-4 text-ink-soft transition-colors hover:border-accent hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
