import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Focuses the message about a finished action, if the button that was pressed is gone. */
export function useMessageFocus(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const message = document.querySelector<HTMLElement>('.dashboard-main .banner-success')
    if (!message) return
    message.tabIndex = -1
    // The Back button restores the scroll position, so the focus must not scroll.
    message.focus({ preventScroll: type === 'POP' })
  }, [key, type])
}
