import { CheckIcon } from '#ui/icons/icons-interface.tsx'

export function CheckList({
  items,
  more,
  isDense = false,
  className = '',
}: {
  items: readonly string[]
  more?: string | null
  /** Whether the list is in a card. Its entries are then closer together, and on a phone each has its own line. */
  isDense?: boolean
  className?: string
}) {
  return (
    <ul className={`grid ${isDense ? 'gap-0.5 text-xs sm:gap-1' : 'gap-2.5'} ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex min-w-0 gap-2.5">
          <CheckIcon className={`size-4 text-teal ${isDense ? 'mt-px' : 'mt-1'}`} />
          <span className={isDense ? 'max-sm:truncate' : undefined}>{item}</span>
        </li>
      ))}
      {more && <li className="ps-6.5 font-medium text-ink-faint">{more}</li>}
    </ul>
  )
}
