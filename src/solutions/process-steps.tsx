import { developmentProcess } from '#content/solutions/custom.ts'

/**
 * The process of custom development as four stages. The short version has only names and durations. On a
 * phone the long version leaves out the descriptions (product: solutions 3).
 */
export function ProcessSteps({ isShort = false }: { isShort?: boolean }) {
  return (
    <ol
      className={`grid lg:grid-cols-4 ${isShort ? 'gap-3 sm:grid-cols-2' : 'gap-4 sm:grid-cols-2 sm:gap-6'}`}
    >
      {developmentProcess.map(({ name, duration, text, result }) => (
        <li key={name} className="border-t-2 border-accent pt-3">
          <p className="text-sm font-semibold whitespace-nowrap text-accent-text tabular-nums">{duration}</p>
          <h3 className="mt-1 text-lg">{name}</h3>
          {!isShort && (
            <>
              <p className="mt-2 text-sm text-ink-soft max-sm:hidden">{text}</p>
              <p className="mt-1 text-sm font-medium sm:mt-2">{result}.</p>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
