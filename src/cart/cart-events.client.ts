const shortestPause = 500
const longestPause = 15_000

/**
 * Calls back when the server says that this account's cart changed, and after every connection, since what happened
 * before it is unknown. One tab of a browser holds the connection and tells the others.
 */
export function onCartEvents(userId: string, listener: () => void): () => void {
  let stop = listen(userId, listener)
  // A page that holds a lock cannot wait in the browser's back-forward cache.
  const leave = () => stop()
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    stop = listen(userId, listener)
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

function listen(userId: string, listener: () => void): () => void {
  const name = `wadah.events.${userId}`
  const stopping = new AbortController()
  const others = new BroadcastChannel(name)
  others.addEventListener('message', listener)
  stopping.signal.addEventListener('abort', () => others.close())

  const lead = () =>
    keepConnected(stopping.signal, () => {
      others.postMessage('cart')
      listener()
    })
  if ('locks' in navigator) {
    navigator.locks.request(name, { signal: stopping.signal }, lead).catch(() => undefined)
  } else void lead()
  return () => stopping.abort()
}

/** Holds one connection until told to stop, made anew with growing pauses when it cannot be. */
async function keepConnected(stopping: AbortSignal, onChange: () => void): Promise<void> {
  let pause = shortestPause
  while (!stopping.aborted) {
    await connection(stopping, {
      cart: onChange,
      ready() {
        pause = shortestPause
        onChange()
      },
    })
    if (!stopping.aborted) await sleep(pause, stopping)
    pause = Math.min(pause * 2, longestPause)
  }
}

/** Settles when the connection is over: refused, lost or stopped. */
function connection(stopping: AbortSignal, on: { cart: () => void; ready: () => void }): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource('/events')
    const end = () => {
      source.close()
      stopping.removeEventListener('abort', end)
      resolve()
    }
    source.addEventListener('cart', on.cart)
    source.addEventListener('ready', on.ready)
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
