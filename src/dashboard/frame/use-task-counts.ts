import { useEffect, useState } from 'react'
import type { CountedTasks } from '#dashboard/overview/open-tasks.ts'
import { callApi } from '#lib/call-api.client.ts'
import { object, parsed, recordOf, text, integer } from '#lib/schema.ts'

type Counts = Readonly<Record<string, CountedTasks>>

/** The interval for reloading the counts while the page is visible. */
const refreshTime = 30_000

/**
 * Returns the open tasks in the navigation. The page contains them. They are reloaded every half minute, and
 * when the page becomes visible again.
 */
export function useTaskCounts(loaded: Counts): Counts {
  const [latest, setLatest] = useState({ loaded, counts: loaded })
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return
      const counts = await readTaskCounts()
      if (counts) setLatest({ loaded, counts })
    }
    const start = () => void refresh()
    document.addEventListener('visibilitychange', start)
    window.addEventListener('focus', start)
    const timer = setInterval(start, refreshTime)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', start)
      window.removeEventListener('focus', start)
    }
  }, [loaded])
  // After an action, the counts from the loader are newer than the fetched ones.
  return latest.loaded === loaded ? latest.counts : loaded
}

const answer = object({ counts: recordOf(object({ count: integer(0), words: text })) })

/**
 * Fetches the counts without the router, because a failed loader would replace the page with an error.
 * Returns `null` without a valid response.
 */
export async function readTaskCounts(): Promise<Counts | null> {
  const { body } = await callApi('/dashboard/task-counts')
  return parsed(answer, body)?.counts ?? null
}
