import { CheckIcon } from '#ui/icons/icons-interface.tsx'

export function CheckList({
  items,
  more,
  phone,
  className = '',
}: {
  items: readonly string[]
  more?: string | null
  /** Shows fewer entries on a phone. The entries of such a list are closer together. */
  phone?: { most: number; more: string | null }
  className?: string
}) {
  return (
    <ul className={`grid ${phone ? 'gap-0.5 text-xs sm:gap-1' : 'gap-2.5'} ${className}`}>
      {items.map((item, index) => (
        <li
          key={item}
          className={`flex min-w-0 ${phone ? 'gap-1 sm:gap-2.5' : 'gap-2.5'} ${phone && index >= phone.most ? 'max-sm:hidden' : ''}`}
        >
          <CheckIcon className={`size-4 text-teal ${phone ? 'mt-px' : 'mt-1'}`} />
          <span>{item}</span>
        </li>
      ))}
      {more && <More className={phone && 'max-sm:hidden'}>{more}</More>}
      {phone?.more && <More className="sm:hidden">{phone.more}</More>}
    </ul>
  )
}

function More({ className = '', children }: { className?: string | undefined; children: string }) {
  return <li className={`ps-5 font-medium sm:ps-6.5 text-ink-faint ${className}`}>{children}</li>
}
