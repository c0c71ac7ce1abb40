import { developmentProcess } from '#content/solutions/custom.ts'

/** The custom development process, drawn as four stages (product: solutions 3). */
export function ProcessSteps() {
  return (
    <ol className="grid gap-8 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
      {developmentProcess.map(({ name, duration, text, result }, index) => (
        <li key={name} className="border-t-2 border-accent pt-5">
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className="font-semibold whitespace-nowrap text-accent-text tabular-nums">{duration}</span>
            <span className="text-ink-faint tabular-nums">
              {index + 1} of {developmentProcess.length}
            </span>
          </p>
          <h3 className="mt-2">{name}</h3>
          <p className="mt-2 text-sm text-ink-soft">{text}</p>
          <p className="mt-3 text-sm font-medium">{result}.</p>
        </li>
      ))}
    </ol>
  )
}
