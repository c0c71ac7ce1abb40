import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { StaffRole } from '#account/staff/roles.ts'
import { loader as exportLoader } from '#dashboard/enquiries/enquiries-csv.page.tsx'
import { action as listAction, loader as listLoader } from '#dashboard/enquiries/enquiries.page.tsx'
import { action, loader } from '#dashboard/enquiries/enquiry.page.tsx'
import { loader as waitlistExportLoader } from '#dashboard/enquiries/waitlists-csv.page.tsx'
import { loader as waitlistLoader } from '#dashboard/enquiries/waitlists.page.tsx'
import { joinWaitlist, storeEnquiry } from '#enquiries/enquiries.commands.server.ts'
import { enquiries, enquiryMessages, waitlistEntries } from '#enquiries/enquiries.tables.server.ts'
import { enquiryReference } from '#enquiries/enquiry-thread.ts'
import type { Enquiry } from '#enquiries/enquiries.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import { withStore, type TestStore } from '../../support/store.ts'

/** Stores an inquiry by Ada with these changes, and returns its id. */
function inquiry({ db }: TestStore, changes: Partial<Enquiry> = {}): Promise<string> {
  const sender = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '', company: 'Engines' }
  const text = { subject: 'Tech Solutions', message: 'A machine, please.', details: {}, page: '/contact' }
  return storeEnquiry(db, { kind: 'contact', ...sender, ...text, ...changes })
}

async function staff(store: TestStore, role: StaffRole = 'support', name = 'Grace') {
  const { cookie, accountId } = await newViewer(store, { staffRoles: [role], name })
  const at = (path: string) => ({ path: `/dashboard/enquiries${path}`, cookie })
  const textOf = async (response: Promise<Response>) =>
    (await (await response).text()).replace('\uFEFF', '').trimEnd().split('\r\n')
  return {
    accountId,
    list: (query = '') => callPage(listLoader, store, at(query)),
    finish: (selected: readonly string[]) =>
      readPage(listAction, store, { ...at('?kind=contact'), form: { selected } }),
    send: (form: Record<string, string>, query = '') => readPage(listAction, store, { ...at(query), form }),
    enquiry: (id: string) => callPage(loader, store, { ...at(`/${id}`), params: { enquiryId: id } }),
    act: (id: string, form: Record<string, string>) =>
      callPage(action, store, { ...at(`/${id}`), form, params: { enquiryId: id } }),
    exported: (query = '') => textOf(callPage(exportLoader, store, at(`/export${query}`))),
    waitlists: (query = '') => callPage(waitlistLoader, store, at(`/waitlists${query}`)),
    exportedWaitlists: (query = '') =>
      textOf(callPage(waitlistExportLoader, store, at(`/waitlists/export${query}`))),
  }
}

const undoesIn = (location: string | null) => location?.split('.').at(-1) ?? ''

const answer = { intent: 'answer', text: 'Gladly.\n\nWhen?', seen: '0', after: 'waiting' }

describe('the page of an inquiry', () => {
  test('the answer to an inquiry is mailed with the reference and shown in the thread', () =>
    withStore(async (store) => {
      const { act, enquiry } = await staff(store)
      const id = await inquiry(store)
      expect(await act(id, answer)).toMatchObject({ status: 302 })
      const text: unknown = expect.stringMatching(/^Gladly\.\n\nWhen\?\n\nWadah\n\nYou wrote:\n> /)
      expect(store.sent).toMatchObject([{ to: 'ada@example.com', replyTo: 'hello@wadah.example', text }])
      expect(store.sent[0]?.subject).toContain(`[${enquiryReference(id)}]`)
      const page = await enquiry(id)
      expect(page.enquiry).toMatchObject({ state: 'waiting', assignee: 'Grace' })
      expect(page.thread).toMatchObject([{ kind: 'answer', author: 'Grace', mail: { state: 'sent' } }])
      const entries = await changeEntries(store.db, id)
      const after = { state: 'waiting', answer: '(personal)' }
      expect(entries).toMatchObject([{ before: { state: 'open' }, after }])
      expect(JSON.stringify(entries)).not.toContain('Gladly')
    }))

  test('an answer is not sent if a colleague has answered the inquiry in the meantime, until its author has seen the other answer', () =>
    withStore(async (store) => {
      const id = await inquiry(store)
      await (await staff(store)).act(id, answer)
      const { act } = await staff(store, 'owner', 'Mary')
      expect(await act(id, { ...answer, text: 'Me too.' })).toMatchObject({
        data: { outcome: 'changed', values: { text: 'Me too.' } },
        init: { status: 409 },
      })
      expect(store.sent).toHaveLength(1)
      await act(id, { ...answer, text: 'Me too.', seen: '1', after: 'done' })
      expect(store.sent).toHaveLength(2)
    }))

  test('an answer to an inquiry is not stored if its mail cannot be queued', () =>
    withStore(async (store) => {
      const { act } = await staff(store)
      const id = await inquiry(store)
      store.context.jobs.mail = () => Promise.reject(new Error('no queue'))
      await expect(act(id, answer)).rejects.toThrow('no queue')
      expect(await store.db.$count(enquiryMessages, eq(enquiryMessages.enquiryId, id))).toBe(0)
    }))

  test('a reply by mail reopens an inquiry, and a note does not', () =>
    withStore(async (store) => {
      const { act, enquiry } = await staff(store)
      const id = await inquiry(store)
      await act(id, { ...answer, after: 'done' })
      await act(id, { intent: 'note', text: 'Knows Mary.' })
      expect((await enquiry(id)).enquiry.state).toBe('done')
      await act(id, { intent: 'reply', text: 'On Monday.' })
      const { enquiry: after, thread } = await enquiry(id)
      expect(after.state).toBe('open')
      expect(thread.map(({ kind }) => kind)).toEqual(['answer', 'note', 'reply'])
      expect(store.sent).toHaveLength(1)
    }))

  test('an inquiry can be assigned only to people who may answer it, and a callback cannot be answered by mail', () =>
    withStore(async (store) => {
      const grace = await staff(store)
      const orders = await staff(store, 'orders')
      const call = { kind: 'call_back', email: '', phone: '214 555 0100', message: '' } as const
      const id = await inquiry(store, call)
      const update = { intent: 'update', state: 'open' }
      await grace.act(id, { ...update, person: grace.accountId })
      expect((await grace.enquiry(id)).enquiry.assignee).toBe('Grace')
      const toOrders = await grace.act(id, { ...update, person: orders.accountId })
      expect(toOrders).toMatchObject({ init: { status: 422 } })
      expect(await grace.act(id, answer)).toMatchObject({ data: { outcome: 'not_allowed', values: answer } })
      expect(await grace.act(id, { ...answer, text: ' ' })).toMatchObject({ init: { status: 422 } })
      expect(await changeEntries(store.db, id)).toMatchObject([{ after: { assigned_to: grace.accountId } }])
    }))

  test('an inquiry is hidden from people without permission', () =>
    withStore(async (store) => {
      const id = await inquiry(store)
      const orders = await staff(store, 'orders')
      const missing = { init: { status: 404 } }
      await expect(orders.enquiry(id)).rejects.toMatchObject(missing)
      await expect(orders.act(id, answer)).rejects.toMatchObject(missing)
      await expect((await staff(store)).enquiry('nothing')).rejects.toMatchObject(missing)
    }))
})

describe('the inbox', () => {
  test('the inbox shows open inquiries, oldest first, and can be filtered and sorted', () =>
    withStore(async (store) => {
      await store.db.delete(enquiries)
      const { list, act, accountId } = await staff(store)
      const first = await inquiry(store)
      const mary = { kind: 'job_application', name: 'Mary', email: 'mary@example.org' } as const
      const second = await inquiry(store, mary)
      const createdAt = new Date('2026-01-05T12:00:00Z')
      await store.db.update(enquiries).set({ createdAt }).where(eq(enquiries.id, second))
      const found = async (query: string) => (await list(query)).rows.map(({ id }) => id)
      expect(await found('')).toEqual([second, first])
      expect(await found('?sort=-received')).toEqual([first, second])
      expect(await found('?state=all')).toEqual([first, second])
      expect(await found('?state=all&sort=received')).toEqual([second, first])
      expect(await found('?kind=job_application')).toEqual([second])
      expect(await found('?q=MARY')).toEqual([second])
      expect(await found(`?q=${enquiryReference(first)}`)).toEqual([first])
      expect(await found('?from=2026-01-05&to=2026-01-05')).toEqual([second])
      await act(first, { intent: 'update', state: 'done', person: accountId })
      expect(await found('')).toEqual([second])
      expect(await found('?state=done')).toEqual([first])
      expect(await found('?state=all&person=me')).toEqual([first])
      expect(await found('?state=all&person=nobody')).toEqual([second])
    }))

  test('closing selected inquiries is logged for each and can be undone, which restores the previous state of each', () =>
    withStore(async (store) => {
      const { finish, send, list } = await staff(store)
      const [one, two, before] = [await inquiry(store), await inquiry(store), await inquiry(store)]
      await store.db.update(enquiries).set({ state: 'done' }).where(eq(enquiries.id, before))
      expect((await finish([])).status).toBe(422)
      const { location } = await finish([one, two, before, 'nothing'])
      expect(location).toMatch(/^\/dashboard\/enquiries\?kind=contact&done=finish\.2\.[-\da-f]{36}$/)
      const closed = { before: { state: 'open' }, after: { state: 'done' } }
      expect(await changeEntries(store.db, one)).toMatchObject([closed])
      const undoes = undoesIn(location)
      await store.db.update(enquiries).set({ state: 'waiting' }).where(eq(enquiries.id, two))
      expect((await send({ intent: 'undo', undoes })).location).toMatch(/done=undo\.1\./)
      const states = Object.fromEntries((await list('?state=all')).rows.map(({ id, state }) => [id, state]))
      expect([one, two, before].map((id) => states[id])).toEqual(['open', 'waiting', 'done'])
      expect(await send({ intent: 'undo', undoes: '1' })).toMatchObject({ data: { outcome: 'too_late' } })
    }))

  test('selected inquiries, or all that match the filters, are assigned to the viewer at once, with one log entry and one undo', () =>
    withStore(async (store) => {
      await store.db.delete(enquiries)
      const { send, list, accountId } = await staff(store)
      const ids = [await inquiry(store), await inquiry(store)]
      const job = await inquiry(store, { kind: 'job_application' })
      await send({ intent: 'assign', selected: job })
      expect(await changeEntries(store.db, job)).toMatchObject([{ before: { assigned_to: null } }])
      const { location } = await send({ intent: 'assign', all: '1' }, '?kind=contact')
      const mine = async () => (await list('?person=me&kind=contact')).rows.map((row) => row.id)
      expect((await mine()).toSorted()).toEqual(ids.toSorted())
      expect(await changeEntries(store.db, '2')).toMatchObject([{ after: { assigned_to: accountId } }])
      await send({ intent: 'undo', undoes: undoesIn(location) })
      expect(await mine()).toEqual([])
    }))

  test('the export of the inbox contains the filtered inquiries, with formulas as text', () =>
    withStore(async (store) => {
      await store.db.delete(enquiries)
      const { exported } = await staff(store)
      await inquiry(store, { message: '=1+1' })
      await inquiry(store, { kind: 'job_application' })
      const [header, ...rows] = await exported('?kind=contact')
      expect(header).toMatch(/^time,kind,.*,state,assigned_to$/)
      expect(rows).toHaveLength(1)
      expect(rows[0]).toContain(",'=1+1,")
      expect(await exported()).toHaveLength(3)
    }))
})

test('waitlist addresses are shown and exported, and can be filtered by list', () =>
  withStore(async (store) => {
    await store.db.delete(waitlistEntries)
    const { waitlists, exportedWaitlists } = await staff(store)
    const join = (list: string, email: string) =>
      joinWaitlist(store.db, { list, email, page: '/wts' }, async () => {})
    await join('wadah-elevate', 'ada@example.com')
    // Entries of one transaction have the same time.
    await store.db.update(waitlistEntries).set({ createdAt: new Date(0) })
    await join('more-solutions', 'mary@example.com')
    expect((await waitlists()).rows).toHaveLength(2)
    expect((await waitlists('?list=wadah-elevate')).rows).toMatchObject([{ email: 'ada@example.com' }])
    expect(await waitlists('?q=MARY')).toMatchObject({ rows: [{ email: 'mary@example.com' }], count: 1 })
    expect((await waitlists('?sort=joined')).rows[0]).toMatchObject({ email: 'ada@example.com' })
    const [header, ...rows] = await exportedWaitlists('?list=more-solutions')
    expect(header).toBe('time,list,email,page,id')
    expect(rows).toMatchObject([expect.stringContaining(',more-solutions,mary@example.com,/wts,')])
  }))
