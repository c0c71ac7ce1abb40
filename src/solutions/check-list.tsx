import { CheckIcon } from '#ui/icons/icons-interface.tsx'

export function CheckList({
  items,
  more,
  className = '',
}: {
  items: readonly string[]
  more?: string | null
  className?: string
}) {
  return (
    <ul className={`grid gap-2.5 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <CheckIcon className="mt-1 size-4 text-teal" />
          <span>{item}</span>
        </li>
      ))}
      {more && <li className="ps-6.5 font-medium text-ink-faint">{more}</li>}
    </ul>
  )
}
