import { useEffect, useEffectEvent, useState } from 'react'
import { loadOnline } from '#lib/load-online.ts'

/**
 * Loads a module when `isNeeded` becomes true. After a failure, loads the module again the next time
 * `isNeeded` does.
 */
export function useLazy<Part extends object>(
  isNeeded: boolean,
  fetch: () => Promise<Part>,
  onFailed: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  const request = useEffectEvent(() => void loadOnline(fetch).then(setPart, onFailed))
  useEffect(() => {
    if (isNeeded && !part) request()
  }, [isNeeded, part])
  return part
}
