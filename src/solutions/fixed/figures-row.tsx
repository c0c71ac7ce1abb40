import type { Figure } from '#marketplace/figures.tsx'

/** Three or four figures side by side, separated by hairlines. */
export function FiguresRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul
      className={`grid gap-px overflow-hidden rounded-lg border border-line bg-line ${columns[figures.length] ?? ''}`}
    >
      {figures.map(({ figure, label }) => (
        <li key={label} className="bg-surface p-3 md:p-5">
          <span className="block font-display text-xl md:text-2xl">{figure}</span>{' '}
          <span className="block text-sm text-ink-soft">{label}</span>
        </li>
      ))}
    </ul>
  )
}

const columns: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-4',
}
