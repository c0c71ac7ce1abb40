import { useEffect, useState } from 'react'
import { createPath, useNavigation } from 'react-router'

/** The path of the page that is being opened, if its module could not be loaded (`report-missing-pages.ts`). */
export function useMissingPage(): string | undefined {
  const { location } = useNavigation()
  const path = location && createPath(location)
  const [openedLast, setOpenedLast] = useState(path)
  const [isMissing, setMissing] = useState(false)
  if (path !== openedLast) {
    setOpenedLast(path)
    if (openedLast) setMissing(false)
  }
  useEffect(() => {
    const note = () => setMissing(true)
    addEventListener('page-missing', note)
    return () => removeEventListener('page-missing', note)
  }, [])
  return isMissing ? path : undefined
}
