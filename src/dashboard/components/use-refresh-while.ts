import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const refreshMilliseconds = 1_000

/** Reads the page's data again every second while the server is working on something that it shows. */
export function useRefreshWhile(isWorking: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(() => void revalidate(), refreshMilliseconds)
    return () => clearInterval(timer)
  }, [isWorking, revalidate])
}
