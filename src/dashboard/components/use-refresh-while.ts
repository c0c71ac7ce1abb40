import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const refreshMilliseconds = 1_000

/** Reloads the page's data every second while `isWorking` is true. */
export function useRefreshWhile(isWorking: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(() => void revalidate(), refreshMilliseconds)
    return () => clearInterval(timer)
  }, [isWorking, revalidate])
}
