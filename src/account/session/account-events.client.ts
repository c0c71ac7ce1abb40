const shortestPause = 500
const longestPause = 15_000

export type AccountEvent = 'cart' | 'order' | 'saved'
type ReceivedEvent = AccountEvent | 'ready'

/**
 * Calls the listener when the customer's cart, orders or saved products changed, and after each reconnect,
 * because changes may have been missed. One tab of the browser holds the connection and notifies the others.
 */
export function onAccountEvents(customer: string, expected: AccountEvent, listener: () => void): () => void {
  const receive = (event: ReceivedEvent) => {
    if (event === expected || event === 'ready') listener()
  }
  const ending = new AbortController()
  let stop = listen(customer, receive)
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    stop = listen(customer, receive)
    listener()
  }
  // Stops listening, because a page that holds a lock cannot enter the back-forward cache.
  window.addEventListener('pagehide', () => stop(), ending)
  window.addEventListener('pageshow', comeBack, ending)
  return () => {
    ending.abort()
    stop()
  }
}

function listen(customer: string, receive: (event: ReceivedEvent) => void): () => void {
  const name = `wadah.events.${customer}`
  const stopping = new AbortController()
  const { signal } = stopping
  const others = new BroadcastChannel(name)
  others.addEventListener('message', ({ data }: MessageEvent<ReceivedEvent>) => receive(data))
  signal.addEventListener('abort', () => others.close())
  const lead = () =>
    holdConnection(signal, (event) => {
      others.postMessage(event)
      receive(event)
    })
  if ('locks' in navigator) navigator.locks.request(name, { signal }, lead).catch(() => undefined)
  else void lead()
  return () => stopping.abort()
}

/** Holds one connection until stopped. Reopens it with growing delays. */
function holdConnection(stopping: AbortSignal, onEvent: (event: ReceivedEvent) => void): Promise<void> {
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
    // The connection was refused or lost.
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
