import { useEffect, useEffectEvent, useState } from 'react'

/** Loads a module once it is wanted. After a failure it is requested again the next time. */
export function useLazy<Part extends object>(
  isWanted: boolean,
  fetch: () => Promise<Part>,
  onAway: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  const ask = useEffectEvent(() => void fetch().then(setPart, onAway))
  useEffect(() => {
    if (isWanted && !part) ask()
  }, [isWanted, part])
  return part
}
