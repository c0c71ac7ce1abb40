import { useEffect, useState } from 'react'

/** A skeleton that only flashes is worse than none, so what loads within this time has none. */
const usualWaitMilliseconds = 150

/** Whether the visitor has waited for a navigation. `key` is the key of its location, or `undefined` without one. */
export function useIsSlow(key: string | undefined): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (key === undefined) return undefined
    const timer = setTimeout(() => setSlow(true), usualWaitMilliseconds)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [key])
  return key !== undefined && isSlow
}
