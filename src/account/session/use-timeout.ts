import { useEffect, useRef } from 'react'

/** A timer that is canceled when another one starts or the page is left. */
export function useTimeout() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    run(milliseconds: number, what: () => void) {
      clearTimeout(timer.current)
      timer.current = setTimeout(what, milliseconds)
    },
    cancel: () => clearTimeout(timer.current),
  }
}
