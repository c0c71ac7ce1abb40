import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Loads a module when `isNeeded` becomes true. If that fails, `onFailed` is called, and `isNeeded` must
 * become false and true again for another attempt.
 */
export function useLazy<Part extends object>(
  isNeeded: boolean,
  fetch: () => Promise<Part>,
  onFailed: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  const request = useEffectEvent(() => void fetch().then(setPart, onFailed))
  useEffect(() => {
    if (isNeeded && !part) request()
  }, [isNeeded, part])
  return part
}
