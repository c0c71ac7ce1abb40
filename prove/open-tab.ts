import { request } from 'node:http'

/** A customer's open tab, which receives events. */
export interface OpenTab {
  /** Milliseconds until the next cart event; Infinity if there is none within the time limit. */
  untilNotified(patience: number): Promise<number>
  close(): void
}

/** Opens an event stream, and opens it again whenever it ends, as browsers do. */
export function openTab(url: string, cookie: string): OpenTab {
  const waiting = new Set<() => void>()
  let isClosed = false
  let stream = listen()

  function listen() {
    const outgoing = request(new URL('/events', url), { headers: { cookie }, agent: false }, (response) => {
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        if (/^event: (?:cart|ready)$/m.test(text)) for (const tell of waiting) tell()
      })
      response.once('close', again)
      response.on('error', () => undefined)
    })
    outgoing.once('error', again)
    outgoing.end()
    return outgoing
  }
  function again(): void {
    if (!isClosed) setTimeout(() => (stream = listen()), 200)
  }

  return {
    untilNotified(patience) {
      const started = performance.now()
      return new Promise((resolve) => {
        const end = (milliseconds: number) => {
          clearTimeout(limit)
          waiting.delete(tell)
          resolve(milliseconds)
        }
        const tell = () => end(performance.now() - started)
        const limit = setTimeout(() => end(Infinity), patience)
        waiting.add(tell)
      })
    },
    close() {
      isClosed = true
      stream.destroy()
    },
  }
}
