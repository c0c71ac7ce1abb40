/** Loader data that is still loading. Resolves with `null` if the request failed. */
export interface Deferred<Data> {
  deferred: Promise<Data | null>
}

export interface RememberedAnswers<Data> {
  /**
   * Returns the answer if it arrives within `waitMilliseconds` (150 by default), otherwise a promise of the
   * answer. `Infinity` always waits for the answer.
   */
  get(key: string, load: () => Promise<Data>, waitMilliseconds?: number): Promise<Data | Deferred<Data>>
}

/**
 * Answers that arrive within this time show no skeleton, because a skeleton that only flashes is worse than
 * none.
 */
const usualWaitMilliseconds = 150
const maxRemembered = 30

/**
 * Remembers loader data for a `clientLoader`, so that a slow page opens at once. The first visit shows a
 * skeleton; later visits show the last data, so that Back restores the scroll position.
 */
export function rememberAnswers<Data>(): RememberedAnswers<Data> {
  const remembered = new Map<string, { data: Data; isDeferred: boolean }>()

  async function get(key: string, load: () => Promise<Data>, waitMilliseconds = usualWaitMilliseconds) {
    const known = remembered.get(key)
    if (known?.isDeferred) {
      known.isDeferred = false
      return known.data
    }
    const answer = load().then(
      (data) => ({ data }),
      () => null,
    )
    const first = await Promise.race([answer, pause(waitMilliseconds)])
    if (first !== null && first !== 'late') {
      remember(key, { data: first.data, isDeferred: false })
      return first.data
    }
    return known
      ? known.data
      : {
          deferred: answer.then(
            (deferredAnswer) => deferredAnswer && rememberDeferred(key, deferredAnswer.data),
          ),
        }
  }

  /**
   * Stores the deferred data that has arrived. The router then runs the loader again, to set the title, and
   * the loader returns this data.
   */
  function rememberDeferred(key: string, data: Data): Data {
    remember(key, { data, isDeferred: true })
    return data
  }

  function remember(key: string, answer: { data: Data; isDeferred: boolean }): void {
    remembered.delete(key)
    remembered.set(key, answer)
    const [oldest] = remembered.keys()
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest)
  }

  return { get }
}

function pause(milliseconds: number): Promise<'late'> {
  return new Promise((resolve) => {
    if (Number.isFinite(milliseconds)) setTimeout(() => resolve('late'), milliseconds)
  })
}
