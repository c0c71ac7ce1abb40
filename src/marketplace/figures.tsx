import type { Figure } from '#marketplace/marketplace-content.ts'

/** What the company states of itself, in large figures. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-5">
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-3xl tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
