import { useEffect } from 'react'
import { useFetcher } from 'react-router'

type Counts = Readonly<Record<string, number>>

/** The interval between two loads of the counts while the page is visible. */
const refreshTime = 30_000

/**
 * The open tasks in the navigation. They come with the page, and are reloaded every half minute and when the
 * page becomes visible again.
 */
export function useTaskCounts(loaded: Counts): Counts {
  const { data, load } = useFetcher<{ counts: Counts | null }>()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void load('/dashboard/task-counts')
    }
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('focus', refresh)
    const timer = setInterval(refresh, refreshTime)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('focus', refresh)
    }
  }, [load])
  return data?.counts ?? loaded
}
