import { expect, test, vi } from 'vitest'
import { createSolution, updateSolution } from '#catalog/editing/edit-solutions.commands.server.ts'
import { solutionForm, emptySolution } from '#catalog/editing/fields/solution-form.ts'
import { knownWaitlists } from '#enquiries/inbox/waitlists.queries.server.ts'
import { storedEnquiries, storedWaitlistEntries } from '../support/stored-enquiries.ts'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { NotAccepted } from '#mail/mail.server.ts'
import { waitlistOf } from '#solutions/fixed/content/fixed-page.ts'
import { createTestStore, withStore, type TestStore } from '../support/store.ts'
import { unreachableDatabase } from '../support/database/unreachable-database.ts'

const contact = {
  kind: 'contact',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  company: '',
  interest: 'Tech Solutions',
  message: 'An engine.\nSubject: none',
  page: '/contact',
  website: '',
  fill_milliseconds: 9_000,
}

test('an inquiry is stored with its time, kind and page, and the company is notified', () =>
  withStore(async (store) => {
    const response = await post(store, '/api/enquiries', contact)
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ status: 'received' })
    const [stored] = await storedEnquiries(store.db)
    expect(stored).toMatchObject({
      kind: 'contact',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      subject: 'Tech Solutions',
      page: '/contact',
    })
    expect(stored?.createdAt).toBeInstanceOf(Date)
    expect(store.sent).toMatchObject([
      {
        to: 'hello@wadah.example',
        replyTo: 'ada@example.com',
        subject: 'New message from the contact form',
        text: expect.stringContaining('An engine.\nSubject: none'),
        html: expect.stringContaining('>Open the dashboard</a>'),
      },
      {
        to: 'ada@example.com',
        replyTo: 'hello@wadah.example',
        subject: 'We got your message. We’ll reply by email',
        text: expect.not.stringContaining('Lovelace'),
        html: expect.not.stringContaining('Lovelace'),
      },
    ])
    expect(store.sent[0]?.text).toContain(
      `Dashboard: ${store.context.environment.PUBLIC_URL}/dashboard/enquiries/${stored?.id}\n`,
    )
  }))

test('an email address gets at most ten confirmations an hour, and later inquiries are still stored', () =>
  withStore(async (store) => {
    for (let sent = 0; sent < 12; sent += 1) {
      const email = sent % 2 ? 'ada@example.com' : 'Ada@Example.com'
      const form = { ...contact, email, message: `An engine ${sent}` }
      expect((await post(store, '/api/enquiries', form)).status).toBe(201)
    }
    await post(store, '/api/enquiries', { ...contact, email: 'grace@example.com' })
    expect(await storedEnquiries(store.db)).toHaveLength(13)
    const sentTo = (address: string) => store.sent.filter(({ to }) => to.toLowerCase() === address).length
    expect(sentTo('hello@wadah.example')).toBe(13)
    expect(sentTo('ada@example.com')).toBe(10)
    expect(sentTo('grace@example.com')).toBe(1)
  }))

test('two inquiries with the same text within an hour are stored and mailed once', () =>
  withStore(async (store) => {
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await post(store, '/api/enquiries', contact)).status).toBe(201)
    }
    expect(await storedEnquiries(store.db)).toHaveLength(1)
    expect(store.sent).toHaveLength(2)
    await post(store, '/api/enquiries', { ...contact, message: 'Another engine.' })
    await store.db.update(enquiries).set({ createdAt: new Date(Date.now() - 61 * 60_000) })
    await post(store, '/api/enquiries', contact)
    expect(await storedEnquiries(store.db)).toHaveLength(3)
  }))

test('a callback needs no name, and its mail has no reply address', () =>
  withStore(async (store) => {
    const form = { kind: 'call_back', phone: '214 555 0100', best_time: 'Morning', page: '/contact' }
    expect((await post(store, '/api/enquiries', form)).status).toBe(201)
    expect(await storedEnquiries(store.db, 'call_back')).toHaveLength(1)
    expect(await storedEnquiries(store.db, 'contact')).toHaveLength(0)
    expect(store.sent[0]).not.toHaveProperty('replyTo')
    expect(store.sent[0]?.text).toMatch(/^Phone: 214 555 0100\n/)
  }))

test.each([
  ['fills the hidden field', { website: 'https://spam.example' }],
  ['is too quick', { fill_milliseconds: 20 }],
])('a bot that %s gets a success response, and nothing is stored', (_, trap) =>
  withStore(async (store) => {
    const response = await post(store, '/api/enquiries', { ...contact, ...trap })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ status: 'received' })
    expect(await storedEnquiries(store.db)).toEqual([])
    expect(store.sent).toEqual([])
  }),
)

test('the twenty-first inquiry from one network address within an hour is rejected', () =>
  withStore(async (store) => {
    for (let sent = 0; sent < 20; sent += 1) {
      const form = { ...contact, message: `An engine ${sent}` }
      expect((await post(store, '/api/enquiries', form)).status).toBe(201)
    }
    const rejected = await post(store, '/api/enquiries', contact)
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await storedEnquiries(store.db)).toHaveLength(20)
    expect(
      (await post(store, '/api/waitlists/more-solutions', { email: 'a@example.com', page: '/' })).status,
    ).toBe(429)
  }))

test('an invalid inquiry is rejected with messages and not stored', () =>
  withStore(async (store) => {
    const missing = await post(store, '/api/enquiries', { kind: 'contact', page: '/contact' })
    expect(missing.status).toBe(422)
    expect(await missing.json()).toMatchObject({
      code: 'invalid_request',
      fields: { email: 'Enter your email address.', message: 'Describe your project.' },
    })
    expect((await post(store, '/api/enquiries', { ...contact, user_id: '1' })).status).toBe(422)
    expect((await post(store, '/api/enquiries', [])).status).toBe(422)
    expect((await post(store, '/api/enquiries', null)).status).toBe(422)
    expect(await storedEnquiries(store.db)).toEqual([])
  }))

test('a failing mail server neither loses the inquiry nor shows an error to the visitor', () =>
  withStore(async (store) => {
    const away = new NotAccepted('', { cause: new Error('the mail server is away: ada@example.com') })
    store.context.mail.send = () => Promise.reject(away)
    expect((await post(store, '/api/enquiries', contact)).status).toBe(201)
    expect(await storedEnquiries(store.db)).toHaveLength(1)
    const waiting = await store.db.select().from(mails).orderBy(mails.kind)
    expect(waiting.map(({ kind, state, error }) => [kind, state, error])).toEqual([
      ['confirmation', 'queued', 'Error'],
      ['notice', 'queued', 'Error'],
    ])
  }))

test('an email address joins a waitlist once, in any letter case, and gets the same response both times', () =>
  withStore(async (store) => {
    const answers = []
    for (const email of ['Ada@Example.com', 'ada@example.com']) {
      const response = await post(store, '/api/waitlists/wadah-edge-beta', { email, page: '/' })
      answers.push([response.status, await response.json()])
    }
    expect(answers).toEqual([
      [200, { status: 'on_the_list' }],
      [200, { status: 'on_the_list' }],
    ])
    await post(store, '/api/waitlists/wadah-elevate', { email: 'ada@example.com', page: '/' })
    const stored = (await storedWaitlistEntries(store.db)).map(({ list, email }) => [list, email])
    expect(stored.toSorted()).toEqual([
      ['wadah-edge-beta', 'ada@example.com'],
      ['wadah-elevate', 'ada@example.com'],
    ])
  }))

test('an unknown waitlist or an invalid address is rejected', () =>
  withStore(async (store) => {
    const form = { email: 'ada@example.com', page: '/' }
    expect((await post(store, '/api/waitlists/everything', form)).status).toBe(404)
    expect((await post(store, '/api/waitlists/wadah-elevate', { ...form, email: 'ada' })).status).toBe(422)
    expect((await post(store, '/api/waitlists/wadah-elevate', { ...form, list: 'x' })).status).toBe(422)
    expect(await storedWaitlistEntries(store.db)).toEqual([])
  }))

test('every coming-soon solution has a waitlist until it goes on sale or is removed', () =>
  withStore(async (store) => {
    const fields = { ...emptySolution, name: 'Quiet Payroll', price: '10', comingSoon: 'on' }
    const change = { actor: { kind: 'command' }, now: new Date() } as const
    await createSolution(store.db, { fields: solutionForm.parse(fields), ...change })
    const shown = { id: 'quiet-payroll', type: 'wts_solution', comingSoon: true } as const
    expect(waitlistOf(shown)).toBe('quiet-payroll')
    expect(waitlistOf({ ...shown, comingSoon: false })).toBeNull()
    expect(waitlistOf({ ...shown, type: 'marketplace' })).toBeNull()
    const form = { email: 'ada@example.com', page: '/solutions/quietpayroll' }
    const join = async () => (await post(store, '/api/waitlists/quiet-payroll', form)).status
    expect([await join(), await join()]).toEqual([200, 200])
    expect(await storedWaitlistEntries(store.db)).toMatchObject([{ list: 'quiet-payroll' }])
    const sold = solutionForm.parse({ ...fields, comingSoon: '' })
    await updateSolution(store.db, { id: 'quiet-payroll', version: 1, fields: sold, ...change })
    expect(await join()).toBe(404)
    expect(await knownWaitlists(store.db)).toContain('quiet-payroll')
  }))

test('without JavaScript joining a waitlist redirects only to pages of this site', () =>
  withStore(async (store) => {
    const join = (fields: Record<string, string>) =>
      store.app.request('/api/waitlists/wadah-elevate', { method: 'POST', body: new URLSearchParams(fields) })
    const joined = await join({ email: 'ada@example.com', page: '/solutions/wadahelevate', website: '' })
    expect(joined.status).toBe(303)
    expect(joined.headers.get('location')).toBe('/solutions/wadahelevate?joined=wadah-elevate')
    const rejected = await join({ email: 'ada', page: '/solutions/wadahelevate', website: '' })
    expect(rejected.headers.get('location')).toBe('/solutions/wadahelevate?failed=wadah-elevate')
    expect((await join({ email: 'ada@example.com', page: 'https://evil.example' })).status).toBe(422)
    expect(await storedWaitlistEntries(store.db)).toHaveLength(1)
  }))

test('a visitor who sends an inquiry while the database is down gets an error', async () => {
  const store = createTestStore(unreachableDatabase)
  const logged = vi.spyOn(store.context.log, 'error')
  const response = await post(store, '/api/enquiries', contact)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'not_received' })
  expect(
    (await post(store, '/api/waitlists/wadah-elevate', { email: 'ada@example.com', page: '/' })).status,
  ).toBe(503)
  expect(JSON.stringify(logged.mock.calls)).not.toContain('ada@example.com')
  expect(store.sent).toEqual([])
})

function post(store: TestStore, path: string, body: unknown) {
  return store.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
