import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlySubmitScript, submitIfPressed } from '#ui/forms/early-submit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a form whose hydration takes too long is submitted by the browser if the server responds', async () => {
  const { form, submit, forward } = opened()
  submit()
  await forward(9_000)
  expect(form.submit).not.toHaveBeenCalled()
  await forward(1_000)
  expect(form.submit).toHaveBeenCalledTimes(1)
})

test('a form submitted offline reports it at once, and can be submitted again', async () => {
  const { form, network, submit, forward } = opened()
  network.isOnline = false
  submit()
  await forward(0)
  expect(form.notes()).toEqual([expect.stringContaining('couldn’t connect')])
  submit()
  expect(form.notes()).toEqual([])
  await forward(60_000)
  expect(form.notes()).toHaveLength(1)
  expect(form.submit).not.toHaveBeenCalled()

  network.isOnline = true
  submit()
  form.requestSubmit.mockImplementation(() => expect(form.dataset).toEqual({}))
  submitIfPressed(form)
  expect(form.requestSubmit).toHaveBeenCalledTimes(1)
})

/** A page with one form that is not hydrated. */
function opened() {
  const network = { isOnline: true, isReached: true }
  let children: { textContent: string; remove(): void }[] = []
  const form = {
    dataset: { hydrating: '' },
    submit: vi.fn(),
    requestSubmit: vi.fn(),
    hasAttribute: (name: string) => name === 'action',
    querySelector: () => children.at(0) ?? null,
    append: (note: (typeof children)[number]) => void children.push(note),
    notes: () => children.map(({ textContent }) => textContent),
  }
  const listeners = new Map<string, (event: object) => void>()
  const createElement = () => {
    const note = { dataset: {}, setAttribute: vi.fn(), textContent: '', remove: () => void (children = []) }
    return note
  }
  runInNewContext(earlySubmitScript, {
    AbortSignal,
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    clearTimeout,
    document: { createElement },
    fetch: () =>
      network.isOnline && network.isReached ? Promise.resolve() : Promise.reject(new TypeError()),
    navigator: {
      get onLine() {
        return network.isOnline
      },
    },
    setTimeout,
  })
  return {
    form,
    network,
    submit: () => listeners.get('submit')?.({ target: form, preventDefault: vi.fn() }),
    forward: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  }
}
