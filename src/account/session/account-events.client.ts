const shortestPause = 500
const longestPause = 15_000

export type AccountEvent = 'cart' | 'order' | 'saved'
type Heard = AccountEvent | 'ready'

/**
 * Calls back when the server says that this customer's cart, orders or saved products changed. Also after every
 * reconnection, since changes may have been missed. One tab of a browser holds the connection and tells the others.
 */
export function onAccountEvents(customer: string, wanted: AccountEvent, listener: () => void): () => void {
  const hear = (event: Heard) => {
    if (event === wanted || event === 'ready') listener()
  }
  const ending = new AbortController()
  let stop = listen(customer, hear)
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    stop = listen(customer, hear)
    listener()
  }
  // A page that holds a lock cannot enter the back-forward cache.
  window.addEventListener('pagehide', () => stop(), ending)
  window.addEventListener('pageshow', comeBack, ending)
  return () => {
    ending.abort()
    stop()
  }
}

function listen(customer: string, hear: (event: Heard) => void): () => void {
  const name = `wadah.events.${customer}`
  const stopping = new AbortController()
  const { signal } = stopping
  const others = new BroadcastChannel(name)
  others.addEventListener('message', ({ data }: MessageEvent<Heard>) => hear(data))
  signal.addEventListener('abort', () => others.close())
  const lead = () =>
    holdConnection(signal, (event) => {
      others.postMessage(event)
      hear(event)
    })
  if ('locks' in navigator) navigator.locks.request(name, { signal }, lead).catch(() => undefined)
  else void lead()
  return () => stopping.abort()
}

/** Holds one connection until stopped, and reopens it with growing pauses. */
function holdConnection(stopping: AbortSignal, onEvent: (event: Heard) => void): Promise<void> {
  let pause = shortestPause
  let source: EventSource
  let timer: ReturnType<typeof setTimeout>

  function connect(): void {
    source = new EventSource('/events')
    for (const event of ['cart', 'order', 'saved', 'ready'] as const) {
      source.addEventListener(event, () => {
        if (event === 'ready') pause = shortestPause
        onEvent(event)
      })
    }
    // Rejected or lost.
    source.addEventListener('error', () => {
      source.close()
      timer = setTimeout(connect, pause)
      pause = Math.min(pause * 2, longestPause)
    })
  }

  connect()
  return new Promise((resolve) => {
    stopping.addEventListener('abort', () => {
      source.close()
      clearTimeout(timer)
      resolve()
    })
  })
}
