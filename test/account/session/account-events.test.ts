import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onAccountEvents } from '#account/session/account-events.client.ts'

/** A stand-in for the server side of `/events`. */
class Source extends EventTarget {
  isClosed = false
  constructor() {
    super()
    sources.push(this)
  }
  close(): void {
    this.isClosed = true
  }
}
let sources: Source[]
const say = (event: string) => sources.at(-1)?.dispatchEvent(new Event(event))

beforeEach(() => {
  sources = []
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('EventSource', Source)
})
afterEach(() => {
  vi.useRealTimers()
})

test('an event listener is called for its event and for each new connection, and for no other event', () => {
  const listener = vi.fn<() => void>()
  const stop = onAccountEvents('ada', 'cart', listener)
  for (const event of ['ready', 'order', 'cart', 'saved']) say(event)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})

test('a lost event stream reconnects after growing delays, which reset once the stream is open', () => {
  const stop = onAccountEvents('ada', 'cart', () => undefined)
  const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]
  for (const [index, pause] of pauses.entries()) {
    say('error')
    vi.advanceTimersByTime(pause - 1)
    expect(sources).toHaveLength(index + 1)
    vi.advanceTimersByTime(1)
    expect(sources).toHaveLength(index + 2)
  }
  say('ready')
  say('error')
  vi.advanceTimersByTime(500)
  expect(sources).toHaveLength(pauses.length + 2)
  expect(sources.filter(({ isClosed }) => !isClosed)).toHaveLength(1)
  stop()
})

test('an event stream closed by its last listener does not reopen after a delay or when the page becomes visible', () => {
  const stop = onAccountEvents('ada', 'cart', () => undefined)
  say('error')
  stop()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  vi.advanceTimersByTime(60_000)
  expect(sources.map(({ isClosed }) => isClosed)).toEqual([true])
})

test('a page closes its event stream when it is hidden, and reconnects and reads its data again when it becomes visible', () => {
  const listener = vi.fn<() => void>()
  const stop = onAccountEvents('ada', 'cart', listener)
  window.dispatchEvent(new Event('pagehide'))
  expect(sources.map(({ isClosed }) => isClosed)).toEqual([true])
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect([sources.length, listener.mock.calls.length]).toEqual([2, 1])
  stop()
  expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, true])
})
