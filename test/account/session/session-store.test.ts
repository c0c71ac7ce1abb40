import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ServerSession } from '#account/session/session.client.ts'
import { createSessionStore } from '#account/session/session.store.ts'
import { recheckMilliseconds, sessionKey, sessionUser, signOutKey } from '#account/session/session.ts'
import { dismissToast, shownToasts, toast } from '#ui/toasts/toast.store.ts'
import { patience } from '../../support/patience.ts'

const record = { loggedIn: true, accessGranted: true, email: 'ada@example.com', name: 'Ada' } as const
const ada = sessionUser('1', 'ada@example.com', { name: 'Ada' })
const nobody: ServerSession = { user: null, emailProven: false, customerPortalEmail: null }
const account: ServerSession = { user: ada, emailProven: true, customerPortalEmail: null }
const customer: ServerSession = { user: null, emailProven: false, customerPortalEmail: record.email }
const signedOut = { status: 'signed-out' }
const byRecord = { status: 'signed-in', mode: 'customer-portal', user: { email: record.email } }

let browser: ReturnType<typeof standInForTab>
let answer: ServerSession | null
let signsOut: boolean
let requests: string[]
const stops: Array<() => void> = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  browser = standInForTab()
  answer = nobody
  signsOut = true
  requests = []
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
})

/** Opens a tab of this browser and returns its session store. */
function openTab(server: Partial<Parameters<typeof createSessionStore>[0]> = {}) {
  const store = createSessionStore({
    fetchSession() {
      requests.push('session')
      return Promise.resolve(answer)
    },
    sendSignOut() {
      requests.push('sign-out')
      return Promise.resolve(signsOut)
    },
    ...server,
  })
  stops.push(store.start())
  return store
}

type Tab = ReturnType<typeof openTab>

function shows(tab: Tab, state: object): Promise<void> {
  return vi.waitFor(() => expect(tab.getState()).toMatchObject(state), patience)
}

function logInHere(email: string = record.email): void {
  browser.stored.set(sessionKey, JSON.stringify({ ...record, email }))
}

function nextRecheck(): void {
  vi.advanceTimersByTime(recheckMilliseconds)
}

describe('the session store', () => {
  test('the session is loading until the server has responded', async () => {
    const tab = openTab()
    expect(tab.getState()).toEqual({ status: 'loading' })
    await shows(tab, signedOut)
  })

  test('the local record takes precedence over the backend session', async () => {
    answer = account
    const alone = openTab()
    await shows(alone, { status: 'signed-in', mode: 'backend', user: { id: '1' }, emailProven: true })
    logInHere('grace@example.com')
    await shows(openTab(), { mode: 'customer-portal', user: { id: 'grace@example.com' } })
  })

  test('the local record is checked every 30 seconds, and signed-out visitors cause no repeated requests', async () => {
    expect(recheckMilliseconds).toBe(30_000)
    const tab = openTab()
    await shows(tab, signedOut)
    nextRecheck()
    nextRecheck()
    expect(requests).toEqual(['session'])
    logInHere()
    vi.advanceTimersByTime(recheckMilliseconds - 1)
    expect(tab.getState()).toEqual(signedOut)
    vi.advanceTimersByTime(1)
    await shows(tab, byRecord)
    browser.stored.delete(sessionKey)
    answer = account
    nextRecheck()
    await shows(tab, { mode: 'backend' })
  })

  test('a log-in or log-out in another tab takes effect at once', async () => {
    const tab = openTab()
    await shows(tab, signedOut)
    logInHere()
    window.dispatchEvent(new StorageChange('storage', { key: sessionKey }))
    await shows(tab, byRecord)
    browser.stored.clear()
    window.dispatchEvent(new StorageChange('storage', { key: null }))
    await shows(tab, signedOut)
  })

  test('a session check in one tab makes the other tabs check too', async () => {
    const [one, other] = [openTab(), openTab()]
    await Promise.all([shows(one, signedOut), shows(other, signedOut)])
    answer = account
    await one.refresh()
    expect(one.getState()).toMatchObject({ mode: 'backend' })
    await shows(other, { mode: 'backend' })
  })

  test('a slow session response never overrides a newer response', async () => {
    const answers: Array<PromiseWithResolvers<ServerSession | null>> = []
    const tab = openTab({
      fetchSession() {
        const waiting = Promise.withResolvers<ServerSession | null>()
        answers.push(waiting)
        return waiting.promise
      },
    })
    await vi.waitFor(() => expect(answers).toHaveLength(1), patience)
    const second = tab.refresh()
    await vi.waitFor(() => expect(answers).toHaveLength(2), patience)
    answers[1]?.resolve(account)
    await second
    answers[0]?.resolve(nobody)
    await answers[0]?.promise
    expect(tab.getState()).toMatchObject({ mode: 'backend' })
  })

  test('session listeners are called only when the session changes, until they unsubscribe', async () => {
    const tab = openTab()
    await shows(tab, signedOut)
    const heard = vi.fn()
    const stop = tab.subscribe(heard)
    await tab.refresh()
    expect(heard).not.toHaveBeenCalled()
    answer = account
    await tab.refresh()
    expect(heard).toHaveBeenCalledOnce()
    stop()
    answer = nobody
    await tab.refresh()
    expect(heard).toHaveBeenCalledOnce()
  })

  test('while the server does not respond, the session is shown as unreachable and checked again', async () => {
    answer = null
    const tab = openTab()
    await shows(tab, { status: 'signed-out', unreachable: true })
    answer = account
    nextRecheck()
    await shows(tab, { mode: 'backend' })
    answer = null
    await tab.refresh()
    expect(tab.getState()).toMatchObject({ mode: 'backend' })
  })
})

describe('a customer-portal session that has ended on the server', () => {
  test.each([
    ['is unknown to the server', nobody],
    ['belongs to somebody else', { ...nobody, customerPortalEmail: 'grace@example.com' }],
  ])(
    'a customer-portal session that has ended on the server keeps its local record and is reported as ended when it %s',
    async (_why, known) => {
      logInHere()
      answer = known
      const tab = openTab()
      await shows(tab, { ...byRecord, endedOnServer: true })
      expect(browser.stored.has(sessionKey)).toBe(true)
      nextRecheck()
      expect(tab.getState()).toMatchObject({ endedOnServer: true })
    },
  )

  test.each([
    ['the server knows it', customer],
    ['its account is signed in', account],
    ['the server does not respond', null],
  ])('a customer-portal session is not reported as ended on the server when %s', async (_why, known) => {
    logInHere('Ada@Example.com')
    answer = known
    const tab = openTab()
    await shows(tab, { status: 'signed-in' })
    await vi.waitFor(() => expect(requests).toEqual(['session']), patience)
    expect(tab.getState()).not.toHaveProperty('endedOnServer')
  })

  test('logging in starts a new session after the server has ended the previous session', async () => {
    logInHere()
    const tab = openTab()
    await shows(tab, { endedOnServer: true })
    answer = customer
    expect(tab.acceptLogIn(record)).toBe(true)
    expect(tab.getState()).not.toHaveProperty('endedOnServer')
    await tab.refresh()
    expect(tab.getState()).not.toHaveProperty('endedOnServer')
  })
})

describe('signing out', () => {
  test('signing out takes effect and calls the listeners of every tab before the server responds', async () => {
    logInHere()
    answer = customer
    const done = Promise.withResolvers<boolean>()
    const sendSignOut = vi.fn(() => done.promise)
    const [tab, other] = [openTab({ sendSignOut }), openTab()]
    await Promise.all([shows(tab, byRecord), shows(other, byRecord)])
    const [here, there] = [vi.fn(), vi.fn()]
    tab.onSignOut(here)
    tab.onSignOut(() => toast({ title: 'Your orders stay in your account' }))
    other.onSignOut(there)
    toast({ title: 'Back in your cart' })

    tab.signOut()
    expect(tab.getState()).toEqual({ status: 'signed-out', byChoice: true })
    expect(browser.stored.has(sessionKey)).toBe(false)
    expect(here).toHaveBeenCalledExactlyOnceWith({
      mode: 'customer-portal',
      endedBefore: false,
      elsewhere: false,
    })
    expect(shownToasts()).toMatchObject([
      { title: 'Your orders stay in your account' },
      { title: 'Signed out', description: 'You have been successfully signed out.' },
    ])
    await vi.waitFor(() => expect(there).toHaveBeenCalled(), patience)
    expect(there).toHaveBeenCalledExactlyOnceWith({
      mode: 'customer-portal',
      endedBefore: false,
      elsewhere: true,
    })
    expect(other.getState()).toEqual({ status: 'signed-out', byChoice: true })

    done.resolve(true)
    await vi.waitFor(() => expect(browser.stored.has(signOutKey)).toBe(false), patience)
    expect(sendSignOut).toHaveBeenCalledOnce()
    // Both tabs of this test have the same toasts, so the other tab has removed them.
    expect(shownToasts()).toEqual([])
  })

  test.each([
    ['a customer-portal customer', true, customer],
    ['a backend account', false, account],
  ])(
    'the sign-out of %s is repeated until the server confirms it, even after a reload',
    async (_who, hasRecord, known) => {
      if (hasRecord) logInHere()
      answer = known
      signsOut = false
      const tab = openTab()
      await shows(tab, { status: 'signed-in' })
      requests = []
      tab.signOut()
      await vi.waitFor(() => {
        nextRecheck()
        expect(requests).toEqual(['sign-out', 'sign-out'])
      }, patience)
      expect(tab.getState()).toMatchObject(signedOut)
      expect(browser.stored.has(sessionKey)).toBe(false)
      stops.pop()?.()

      const reloaded = openTab()
      await shows(reloaded, { status: 'signed-out', byChoice: true })
      expect(requests).toEqual(['sign-out', 'sign-out', 'sign-out'])
      signsOut = true
      await vi.waitFor(() => {
        nextRecheck()
        expect(browser.stored.size).toBe(0)
      }, patience)
      requests = []
      nextRecheck()
      expect(requests).toEqual([])
    },
  )

  test('signing out reports once that the server could not be reached', async () => {
    logInHere()
    answer = nobody
    signsOut = false
    const tab = openTab()
    await shows(tab, { endedOnServer: true })
    const heard = vi.fn()
    tab.onSignOut(heard)
    tab.signOut()
    expect(heard).toHaveBeenCalledWith({ mode: 'customer-portal', endedBefore: true, elsewhere: false })
    const here = { title: 'Signed out in this browser only' }
    await vi.waitFor(() => expect(shownToasts()).toMatchObject([here]), patience)
    dismissToast(shownToasts()[0]?.id)
    requests = []
    await vi.waitFor(() => {
      nextRecheck()
      expect(requests).toContain('sign-out')
    }, patience)
    expect(shownToasts()).toEqual([])
  })

  test('a malformed sign-out message from another tab only causes a session check, and a valid one signs out and removes toasts', async () => {
    logInHere()
    const tab = openTab()
    await shows(tab, byRecord)
    const heard = vi.fn()
    tab.onSignOut(heard)
    const other = new BroadcastChannel('wadah.account')
    requests = []
    for (const message of [{ signedOut: {} }, null, 'signed out', 'signed out everybody true']) {
      other.postMessage(message)
    }
    await vi.waitFor(() => expect(requests).not.toEqual([]), patience)
    expect(heard).not.toHaveBeenCalled()
    expect(tab.getState()).toMatchObject(byRecord)
    toast({ title: 'Back in your cart' })
    other.postMessage('signed out null false')
    await vi.waitFor(
      () => expect(heard).toHaveBeenCalledWith({ mode: null, endedBefore: false, elsewhere: true }),
      patience,
    )
    expect(shownToasts()).toEqual([])
    other.close()
  })

  test('a later session check keeps the information that the customer signed out deliberately', async () => {
    answer = account
    const tab = openTab()
    await shows(tab, { status: 'signed-in' })
    tab.signOut()
    await tab.finishSignOut()
    answer = nobody
    await tab.refresh()
    expect(tab.getState()).toEqual({ status: 'signed-out', byChoice: true })
  })

  test('signing out works in a browser whose storage is full', async () => {
    logInHere()
    signsOut = false
    const tab = openTab()
    await shows(tab, byRecord)
    browser.storage.isFull = true
    tab.signOut()
    await tab.refresh()
    expect(tab.getState()).toEqual({ status: 'signed-out', byChoice: true })
  })

  test('a log-in stops the retries of an unconfirmed sign-out', async () => {
    logInHere()
    signsOut = false
    const [tab, other] = [openTab(), openTab()]
    await shows(tab, byRecord)
    tab.signOut()
    await tab.finishSignOut()
    const before = requests.filter((each) => each === 'sign-out').length
    answer = customer
    expect(other.acceptLogIn(record)).toBe(true)
    await Promise.all([shows(tab, byRecord), shows(other, byRecord)])
    nextRecheck()
    await tab.finishSignOut()
    expect(requests.filter((each) => each === 'sign-out')).toHaveLength(before)
  })
})

test('a browser that cannot store the local record is not logged in', async () => {
  const tab = openTab()
  await shows(tab, signedOut)
  browser.storage.isFull = true
  expect(tab.acceptLogIn(record)).toBe(false)
  expect(tab.getState()).toEqual(signedOut)
})

test('a sign-up ends the customer-portal session of this browser', async () => {
  logInHere('grace@example.com')
  answer = account
  const tab = openTab()
  await shows(tab, { mode: 'customer-portal' })
  await tab.acceptSignUp()
  expect(tab.getState()).toMatchObject({ mode: 'backend', user: { id: '1' } })
})

/**
 * The browser features that the session store needs. Every store created with it acts as another tab of the same
 * browser.
 */
function standInForTab() {
  const stored = new Map<string, string>()
  const storage = { isFull: false }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storage.isFull) throw new Error('QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('StorageEvent', StorageChange)
  return { stored, storage }
}

/** The event that a browser dispatches after another tab has written to storage. */
class StorageChange extends Event {
  readonly key: string | null
  constructor(type: string, { key }: { key: string | null }) {
    super(type)
    this.key = key
  }
}
