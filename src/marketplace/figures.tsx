import type { Figure } from '#marketplace/marketplace-content.ts'

/** What the company states about itself, in large figures. */
export function Figures({ figures, compact = false }: { figures: readonly Figure[]; compact?: boolean }) {
  return (
    <dl
      className={`gap-y-5 ${compact ? 'grid grid-cols-2 gap-x-7 sm:flex' : 'flex flex-wrap gap-x-6 sm:gap-x-10'}`}
    >
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className={`font-display tabular-nums ${compact ? 'text-2xl' : 'text-3xl'}`}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
