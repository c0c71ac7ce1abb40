import { useEffect } from 'react'
import { useFetcher } from 'react-router'

type Counts = Readonly<Record<string, number>>

/** How often the counts are read while somebody looks at the page. */
const refreshTime = 30_000

/** The open tasks in the navigation: as the page came, every half minute, and when somebody comes back to it. */
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
