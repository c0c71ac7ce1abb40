import { useEffect, useRef } from 'react'
import { minimumFillMilliseconds } from '#enquiries/honeypot.ts'

/** A field that people neither see nor hear. Only bots fill it in. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this field empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/**
 * Waits until the form has been open for the minimum fill time, and returns the time. Typing takes longer, so
 * only a form filled in by the browser may have to wait.
 */
export function useFillTime(): () => Promise<number> {
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  return async () => {
    const left = minimumFillMilliseconds - (performance.now() - shownAt.current)
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left + 20))
    return Math.round(performance.now() - shownAt.current)
  }
}
