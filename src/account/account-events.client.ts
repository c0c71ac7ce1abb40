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
  let stop = listen(customer, hear)
  // A page that holds a lock cannot enter the back-forward cache.
  const leave = () => stop()
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    stop = listen(customer, hear)
    listener()
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
    stop()
  }
}

function listen(customer: string, hear: (event: Heard) => void): () => void {
  const name = `wadah.events.${customer}`
  const stopping = new AbortController()
  const others = new BroadcastChannel(name)
  others.addEventListener('message', ({ data }: MessageEvent<Heard>) => hear(data))
  stopping.signal.addEventListener('abort', () => others.close())

  const lead = () =>
    connectAndReconnect(stopping.signal, (event) => {
      others.postMessage(event)
      hear(event)
    })
  if ('locks' in navigator) {
    navigator.locks.request(name, { signal: stopping.signal }, lead).catch(() => undefined)
  } else void lead()
  return () => stopping.abort()
}

/** Holds one connection until stopped, and reopens it with growing pauses. */
async function connectAndReconnect(stopping: AbortSignal, onEvent: (event: Heard) => void): Promise<void> {
  let pause = shortestPause
  while (!stopping.aborted) {
    await connection(stopping, (event) => {
      if (event === 'ready') pause = shortestPause
      onEvent(event)
    })
    if (!stopping.aborted) await sleep(pause, stopping)
    pause = Math.min(pause * 2, longestPause)
  }
}

/** Settles when the connection has ended: rejected, lost or stopped. */
function connection(stopping: AbortSignal, onEvent: (event: Heard) => void): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource('/events')
    const end = () => {
      source.close()
      stopping.removeEventListener('abort', end)
      resolve()
    }
    for (const event of ['cart', 'order', 'saved', 'ready'] as const) {
      source.addEventListener(event, () => onEvent(event))
    }
    source.addEventListener('error', end)
    stopping.addEventListener('abort', end)
  })
}

function sleep(milliseconds: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stopping.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    stopping.addEventListener('abort', end)
  })
}
