import { CheckIcon } from '#ui/icons/icons-interface.tsx'

export function CheckList({
  items,
  more,
  phone,
  className = '',
}: {
  items: readonly string[]
  more?: string | null
  /**
   * On a phone, only the first `max` entries are visible, followed by `more`, which CSS adds. The entries
   * are closer together.
   */
  phone?: { max: number; more: string | null }
  className?: string
}) {
  return (
    <ul
      className={`grid ${phone ? 'gap-0.5 text-xs sm:gap-1.5 sm:text-sm' : 'gap-2.5'} ${phone?.more ? moreOnPhone : ''} ${className}`}
      data-more={phone?.more}
    >
      {items.map((item, index) => (
        <li
          key={item}
          className={`flex min-w-0 ${phone ? 'gap-1 sm:gap-2.5' : 'gap-2.5'} ${phone && index >= phone.max ? 'max-sm:hidden' : ''}`}
        >
          <CheckIcon className={`size-4 text-teal ${phone ? 'mt-px' : 'mt-1'}`} />
          <span>{item}</span>
        </li>
      ))}
      {more && (
        <li className={`ps-6.5 font-medium text-ink-faint ${phone ? 'max-sm:hidden' : ''}`}>{more}</li>
      )}
    </ul>
  )
}

const moreOnPhone =
  'max-sm:after:ps-5 max-sm:after:font-medium max-sm:after:text-ink-faint max-sm:after:content-[attr(data-more)]'
