/** Loader data that is still loading; `null` says that the request failed. */
export interface Deferred<Data> {
  deferred: Promise<Data | null>
}

export interface RememberedAnswers<Data> {
  /** The answer if it comes within `patience`, else a promise of it. Without `patience` it always waits. */
  get(key: string, load: () => Promise<Data>, patience?: number): Promise<Data | Deferred<Data>>
}

/** Shorter waits show no skeleton: one that flashes is worse than none. */
const usualPatience = 150
const mostRemembered = 30

/**
 * For a `clientLoader`: a new page opens at once with its skeleton. A page seen before is shown again while a slow
 * network answers, so that going back keeps its place.
 */
export function rememberAnswers<Data>(): RememberedAnswers<Data> {
  const remembered = new Map<string, { data: Data; isLate: boolean }>()

  async function get(key: string, load: () => Promise<Data>, patience = usualPatience) {
    const known = remembered.get(key)
    if (known?.isLate) {
      known.isLate = false
      return known.data
    }
    const answer = load().then(
      (data) => ({ data }),
      () => null,
    )
    const first = await Promise.race([answer, pause(patience)])
    if (first !== null && first !== 'late') {
      remember(key, { data: first.data, isLate: false })
      return first.data
    }
    return known ? known.data : { deferred: answer.then((late) => late && rememberLate(key, late.data)) }
  }

  /** The page asks again when the data has loaded, to set its title. That second request gets this data. */
  function rememberLate(key: string, data: Data): Data {
    remember(key, { data, isLate: true })
    return data
  }

  function remember(key: string, answer: { data: Data; isLate: boolean }): void {
    remembered.delete(key)
    remembered.set(key, answer)
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
  }

  return { get }
}

function pause(milliseconds: number): Promise<'late'> {
  return new Promise((resolve) => {
    if (Number.isFinite(milliseconds)) setTimeout(() => resolve('late'), milliseconds)
  })
}
