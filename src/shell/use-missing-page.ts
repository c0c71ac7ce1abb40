import { useEffect, useState } from 'react'
import { createPath, useNavigation } from 'react-router'

export interface UnloadedPage {
  path: string
  /** Hides the message until the next attempt. */
  close: () => void
}

/**
 * Returns the path that the visitor opened if its module could not be loaded. React Router would reload the
 * document, which leads to the browser's error page if there is no network. The Navigation API cancels that
 * reload (decision 9).
 */
export function useMissingPage(): UnloadedPage | undefined {
  const { location } = useNavigation()
  const path = location && createPath(location)
  const [openedLast, setOpenedLast] = useState(path)
  const [isMissing, setMissing] = useState(false)
  if (path !== openedLast) {
    setOpenedLast(path)
    if (openedLast) setMissing(false)
  }
  useEffect(() => {
    // Older browsers lack the Navigation API.
    const navigation: Navigation | undefined = window.navigation
    const keepDocument = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return
      event.preventDefault()
      setMissing(true)
      dispatchEvent(new Event('page-missing'))
    }
    navigation?.addEventListener('navigate', keepDocument)
    return () => navigation?.removeEventListener('navigate', keepDocument)
  }, [])
  return path && isMissing ? { path, close: () => setMissing(false) } : undefined
}
