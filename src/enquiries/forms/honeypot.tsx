import { useEffect, useRef } from 'react'
import { minimumFillMilliseconds } from '#enquiries/honeypot.ts'

/** A field that people cannot see and screen readers skip. Only bots fill it in. */
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
 * Returns a function that waits until the form has been open for the minimum fill time, and then returns the fill
 * time. People who type never wait; a form filled in by the browser may.
 */
export function useFillTime(): () => Promise<number> {
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  return async () => {
    const remaining = minimumFillMilliseconds - (performance.now() - shownAt.current)
    if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining + 20))
    return Math.round(performance.now() - shownAt.current)
  }
}
