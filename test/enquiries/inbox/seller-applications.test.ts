import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pendingInvitations } from '#account/staff/invitations.queries.server.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { sellerById } from '#catalog/sellers/sellers.queries.server.ts'
import { storeEnquiry } from '#enquiries/enquiries.commands.server.ts'
import { enquiryById, threadOf } from '#enquiries/inbox/inbox.queries.server.ts'
import {
  approveApplication,
  declineApplication,
} from '#enquiries/inbox/seller-applications.commands.server.ts'
import { openApplications } from '#enquiries/inbox/seller-applications.queries.server.ts'
import { withStore, type TestStore } from '../../support/store.ts'

async function withApplication(work: (store: TestStore, id: string) => Promise<void>): Promise<void> {
  await withStore(async (store) => {
    const id = await storeEnquiry(store.db, {
      kind: 'seller_application',
      subject: 'Lamps',
      name: 'Mira Lind',
      email: 'mira@example.com',
      phone: '',
      company: 'Mira Lamps',
      message: 'We make lamps.',
      details: { site: 'https://mira.example' },
      page: '/marketplace/sell',
    })
    await work(store, id)
  })
}

function contextOf({ context }: TestStore) {
  return {
    actor: { kind: 'command' },
    now: new Date(),
    company: context.environment.CONTACT_EMAIL,
    publicUrl: context.environment.PUBLIC_URL,
    jobs: context.jobs,
    authSecret: context.environment.AUTH_SECRET,
  } as const
}

test('approving an application creates an unverified seller and invites its admin only once', () =>
  withApplication(async (store, id) => {
    const { db, sent } = store
    expect(await openApplications(db)).toMatchObject([{ id, company: 'Mira Lamps', subject: 'Lamps' }])
    const approve = () => approveApplication(db, contextOf(store), { id, name: 'Mira Lamps' })
    expect(await approve()).toEqual({ state: 'approved', sellerId: 'mira-lamps' })
    expect(await sellerById(db, 'mira-lamps')).toMatchObject({
      name: 'Mira Lamps',
      isVerified: false,
      sellingSince: new Date().toISOString().slice(0, 10),
    })
    expect(await pendingInvitations(db, ['mira-lamps'], { limit: 10 })).toMatchObject([
      { email: 'mira@example.com', seller: { sellerId: 'mira-lamps', role: 'admin' } },
    ])
    expect(sent.map(({ to }) => to)).toEqual(['mira@example.com'])
    expect(await enquiryById(db, id)).toMatchObject({ state: 'done' })
    expect(await openApplications(db)).toEqual([])
    expect(await approve()).toEqual({ state: 'decided_already' })
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(entries.map(({ action }) => action)).toContain('applications.decide')
  }))

test('a declined application is answered with the reason, and an approval with a name without letters changes nothing', () =>
  withApplication(async (store, id) => {
    const { db, sent } = store
    const wrong = await approveApplication(db, contextOf(store), { id, name: '!!!' })
    expect(wrong).toMatchObject({ state: 'invalid', fieldErrors: { name: expect.any(String) } })
    expect(sent).toEqual([])
    const reason = 'We have lamps already.'
    expect(await declineApplication(db, contextOf(store), { id, reason })).toEqual({ state: 'declined' })
    expect(sent).toMatchObject([{ to: 'mira@example.com' }])
    expect(sent[0]?.text).toContain(reason)
    expect(await threadOf(db, id)).toMatchObject([{ kind: 'answer', text: reason }])
    const unknown = { id: 'nobody', reason }
    expect(await declineApplication(db, contextOf(store), unknown)).toEqual({ state: 'missing' })
  }))
