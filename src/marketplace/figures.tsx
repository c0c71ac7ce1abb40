import type { Figure } from '#marketplace/marketplace-content.ts'

/** The company's stated figures, in large type. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-5 sm:gap-x-10">
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-3xl">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
