import type { Figure } from '#solutions/fixed-page.ts'

/** Three or four figures side by side, between hairlines. */
export function FiguresRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl
      className={`grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line ${columns[figures.length] ?? ''}`}
    >
      {figures.map(({ figure, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end bg-surface p-5 max-md:nth-3:last:col-span-2"
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-2xl tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

const columns: Readonly<Record<number, string>> = { 3: 'md:grid-cols-3', 4: 'md:grid-cols-4' }
