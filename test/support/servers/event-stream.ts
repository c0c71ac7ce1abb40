import { onTestFinished } from 'vitest'

/** Reads the names of events, like a browser's EventSource. */
export async function openEvents(origin: string, cookie: string) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const response = await fetch(`${origin}/events`, { headers: { cookie }, signal: leaving.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  async function next(): Promise<string | null> {
    for (;;) {
      const event = /^event: (\w+)\ndata: \n\n/.exec(text)
      if (event) {
        text = text.slice(event[0].length)
        return event[1] ?? null
      }
      const { value = '', done } = (await reader?.read()) ?? { done: true }
      if (done) return null
      text += value
    }
  }

  /** The name of the next event other than a heartbeat. */
  async function nextChange(): Promise<string | null> {
    let event = await next()
    while (event === 'ping') event = await next()
    return event
  }
  return { response, leave: () => leaving.abort(), next, nextChange }
}
