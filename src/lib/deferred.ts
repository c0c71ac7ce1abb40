/** Loader data that is still loading; `null` says that the request failed. */
export interface Deferred<Data> {
  deferred: Promise<Data | null>
}

export interface RememberedAnswers<Data> {
  /**
   * Resolves with the answer if it arrives within `waitMilliseconds` (150 by default), otherwise with a
   * promise of it. `Infinity` always waits.
   */
  get(key: string, load: () => Promise<Data>, waitMilliseconds?: number): Promise<Data | Deferred<Data>>
}

/** An answer this fast shows no skeleton, because a skeleton that only flashes is worse than none. */
const usualWaitMilliseconds = 150
const maxRemembered = 30

/**
 * For a `clientLoader`: a new page opens at once with its skeleton. While a slow network answers, a page seen
 * before is shown from memory, so that going back restores the scroll position.
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
   * Keeps deferred data for the second load of its page. That load follows when the data arrives, to set the
   * title.
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
