import { useLayoutEffect, useRef } from 'react'

let lastHeight: number | undefined

/** Reserves the height that the page had last, so that Back returns to the same position before the orders load. */
export function useLastHeight(isLoading: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const screen = ref.current
    return () => {
      lastHeight = screen?.offsetHeight
    }
  }, [])
  return { ref, style: isLoading && lastHeight ? { minHeight: lastHeight } : undefined }
}
