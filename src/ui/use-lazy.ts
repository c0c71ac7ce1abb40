import { useEffect, useEffectEvent, useState } from 'react'

/** What is fetched once it is wanted; after `onAway` it is asked for again the next time. */
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
