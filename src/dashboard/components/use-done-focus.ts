import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Focuses the message about a finished action if the button, which lost the focus, is gone. */
export function useDoneFocus(done: unknown): RefObject<HTMLDivElement | null> {
  const message = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (done && document.activeElement === document.body) message.current?.focus()
  }, [done, key])
  return message
}
