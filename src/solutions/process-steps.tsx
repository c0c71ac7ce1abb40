import { developmentProcess } from '#content/solutions/custom.ts'

/**
 * The process of custom development as four stages. The short version has only names and durations (product:
 * solutions 3).
 */
export function ProcessSteps({ isShort = false }: { isShort?: boolean }) {
  return (
    <ol className={`grid lg:grid-cols-4 ${isShort ? 'gap-3 sm:grid-cols-2' : 'gap-6 sm:grid-cols-2'}`}>
      {developmentProcess.map(({ name, duration, text, result }) => (
        <li key={name} className="border-t-2 border-accent pt-3">
          <p className="text-sm font-semibold whitespace-nowrap text-accent-text tabular-nums">{duration}</p>
          <h3 className="mt-1 text-lg">{name}</h3>
          {!isShort && (
            <>
              <p className="mt-2 text-sm text-ink-soft">{text}</p>
              <p className="mt-2 text-sm font-medium">{result}.</p>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
