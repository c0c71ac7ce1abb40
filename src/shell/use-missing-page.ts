import { useEffect, useState } from 'react'
import { createPath, useNavigation } from 'react-router'
import { isReloadRequested } from '#lib/reload-document.client.ts'

export interface MissingPage {
  path: string
  /** The number of attempts to open this path. */
  attempts: number
}

/**
 * Returns the path that the visitor opened if its module could not be loaded. React Router would reload the
 * document, which leads to the browser's error page if there is no network. The Navigation API cancels that
 * reload (decision 9).
 */
export function useMissingPage(): MissingPage | undefined {
  const { location } = useNavigation()
  const path = location && createPath(location)
  const [openedLast, setOpenedLast] = useState(path)
  const [attempts, setAttempts] = useState(0)
  if (path !== openedLast) {
    setOpenedLast(path)
    if (openedLast) setAttempts(0)
  }
  useEffect(() => {
    // Older browsers lack the Navigation API.
    const navigation: Navigation | undefined = window.navigation
    const keepDocument = (event: NavigateEvent) => {
      const isByScript = event.navigationType === 'reload' && !event.userInitiated
      if (!isByScript || isReloadRequested()) return
      event.preventDefault()
      setAttempts((before) => before + 1)
      dispatchEvent(new Event('page-missing'))
    }
    navigation?.addEventListener('navigate', keepDocument)
    return () => navigation?.removeEventListener('navigate', keepDocument)
  }, [])
  return path && attempts > 0 ? { path, attempts } : undefined
}
