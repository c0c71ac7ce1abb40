/** A figure from `content/`. It is a fixed text, not a computed figure (product: company 2). */
export interface Figure {
  figure: string
  label: string
}

/** Figures of the company in large type. On a phone three share a row; four take two rows. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl
      className={`gap-x-6 gap-y-5 sm:flex sm:flex-wrap sm:gap-x-10 ${figures.length > 3 ? 'grid grid-cols-2' : 'flex flex-wrap'}`}
    >
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-3xl">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
