import type { Figure } from '#marketplace/marketplace-content.ts'

/** What the company states of itself, in large figures. */
export function Figures({ figures, compact = false }: { figures: readonly Figure[]; compact?: boolean }) {
  return (
    <dl className={`flex flex-wrap gap-y-5 ${compact ? 'gap-x-7' : 'gap-x-10'}`}>
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className={`font-display tabular-nums ${compact ? 'text-2xl' : 'text-3xl'}`}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
