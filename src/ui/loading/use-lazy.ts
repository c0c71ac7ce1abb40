import { useEffect, useEffectEvent, useState } from 'react'

/** Loads a module once it is wanted. After a failure it is requested again the next time. */
export function useLazy<Part extends object>(
  isWanted: boolean,
  fetch: () => Promise<Part>,
  onFailed: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  const request = useEffectEvent(() => void fetch().then(setPart, onFailed))
  useEffect(() => {
    if (isWanted && !part) request()
  }, [isWanted, part])
  return part
}
