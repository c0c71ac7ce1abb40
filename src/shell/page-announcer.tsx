import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Announces the title of a page that opened without a reload, and moves the focus to its content. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    // Do not interrupt visitors who are already typing another search.
    if (document.activeElement?.closest('#site-search')) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
