import { useEffect, useRef } from 'react'
import { minimumFillMilliseconds } from '#enquiries/honeypot.ts'

/** A field that people neither see nor hear. Whoever fills it in is a bot. */
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
 * Waits until the form has been open as long as the server expects of people, and returns how long that was. Typing
 * takes longer; only a form that the browser filled in may have to wait.
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
