/**
 * The seller of an item. The name always takes one line, so that the layout does not shift when it is loaded.
 */
export function SoldBy({ name }: { name: string | null }) {
  return (
    <p className="w-0 min-w-full truncate text-sm text-ink-soft" title={name ?? undefined}>
      {name === null ? '\u00A0' : `Sold by ${name}`}
    </p>
  )
}
