import { Link } from 'react-router'
import type { SetupStep } from '#dashboard/overview/setup-steps.server.ts'
import { CheckIcon } from '#ui/icons/icons-interface.tsx'

/**
 * The steps of the set-up, until all are done. If more than half are done, the list contains only the open
 * steps.
 */
export function SetupList({ steps }: { steps: readonly SetupStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  const isSmall = 2 * done > steps.length
  return (
    <section aria-labelledby="setup-title" className="overview-box">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="setup-title" className="work-title">
          Get set up
        </h2>
        <span className="text-ink-soft">
          {done} of {steps.length} done
        </span>
      </div>
      <ol className="setup-steps">
        {(isSmall ? steps.filter(({ isDone }) => !isDone) : steps).map(({ label, note, path, isDone }) => (
          <li key={label} data-done={isDone}>
            <span className="setup-mark">{isDone && <CheckIcon className="size-4" />}</span>
            <span className="min-w-0">
              {isDone ? (
                <>
                  {label}
                  <span className="sr-only"> (done)</span>
                </>
              ) : (
                <>
                  <Link to={path} className="font-semibold text-ink underline">
                    {label}
                  </Link>
                  {!isSmall && <span className="block text-ink-soft">{note}</span>}
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
