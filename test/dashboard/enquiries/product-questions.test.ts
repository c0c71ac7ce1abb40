import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { loader as listLoader } from '#dashboard/enquiries/enquiries.page.tsx'
import { action, loader } from '#dashboard/enquiries/enquiry.page.tsx'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { openTasksFor } from '#dashboard/overview/open-tasks.server.ts'
import { newNotifiableEvents } from '#dashboard/notices/notifiable-events.queries.server.ts'
import { productQuestionForm } from '#enquiries/marketplace-enquiries.forms.ts'
import { storedEnquiries } from '../../support/stored-enquiries.ts'
import { storeEnquiry } from '#enquiries/enquiries.commands.server.ts'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'
import { receiveQuestion } from '#enquiries/receive-enquiry.server.ts'
import { existing } from '../../support/buyer.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { withStore, type TestStore } from '../../support/store.ts'

const sellerId = 'quiet-harbor-security'
const productId = 'penetration-test'

const sampleQuestion = productQuestionForm.parse({
  kind: 'product_question',
  product: productId,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'Do you test on weekends?',
  page: `/marketplace/${productId}`,
})

async function ask(store: TestStore, form = sampleQuestion) {
  const received = await receiveQuestion(store.context, '127.0.0.1', form)
  const [stored] = await storedEnquiries(store.db, 'product_question')
  return { received, stored }
}

const question = async (store: TestStore) => existing((await ask(store)).stored)

async function member(store: TestStore, seller: string) {
  const { cookie } = await newViewer(store, { memberships: [{ sellerId: seller, role: 'editor' }] })
  const at = (id: string) => ({ path: `/dashboard/enquiries/${id}`, cookie, params: { enquiryId: id } })
  return {
    list: async () =>
      (await callPage(listLoader, store, { path: '/dashboard/enquiries?state=all', cookie })).rows,
    open: (id: string) => callPage(loader, store, at(id)),
    act: (id: string, form: Record<string, string>) => callPage(action, store, { ...at(id), form }),
  }
}

const publication = { intent: 'publish', question: 'Q?', published_answer: 'A.' }
const notFound = expect.objectContaining({ init: expect.objectContaining({ status: 404 }) })

describe('a question about a product (product: enquiries 15)', () => {
  test.each([
    ['quotes the question to the verified email of its sender', 'Ada@example.com', true],
    ['quotes nothing to another address', 'grace@example.com', false],
    ['quotes nothing to a visitor without an account', null, false],
  ])('the confirmation %s', (_, provenEmail, isQuoted) =>
    withStore(async (store) => {
      await receiveQuestion(store.context, '127.0.0.1', sampleQuestion, provenEmail)
      const confirmation = existing(store.sent.find(({ to }) => to === sampleQuestion.email))
      for (const text of [confirmation.text, confirmation.html ?? '']) {
        expect(text.includes(sampleQuestion.message)).toBe(isQuoted)
        expect(text.includes('You can ignore this email')).toBe(!isQuoted)
      }
    }),
  )

  test('a question about a product or solution is stored with its name and its seller, and rejected if it is hidden', () =>
    withStore(async (store) => {
      const hidden = await ask(store, { ...sampleQuestion, product: 'nothing-of-the-kind' })
      expect(hidden).toMatchObject({ received: { outcome: 'unknown_product' }, stored: undefined })
      const { received, stored } = await ask(store)
      expect(received).toEqual({ outcome: 'received' })
      expect(stored).toMatchObject({
        subject: 'Penetration Test',
        details: { product_id: productId, seller_id: sellerId },
      })
      await store.db.delete(enquiries)
      const solution = await ask(store, { ...sampleQuestion, product: 'wadah-elevate' })
      expect(solution.stored).toMatchObject({
        subject: 'Wadah Elevate',
        details: { seller_id: 'wadah-tech-solutions' },
      })
    }))

  test('a question about a product reaches the members of its seller without the sender’s contact data', () =>
    withStore(async (store) => {
      const stored = await question(store)
      const { id: _id, createdAt: _createdAt, ...enquiry } = stored
      await storeEnquiry(store.db, { ...enquiry, kind: 'seller_contact' })
      const own = await member(store, sellerId)
      expect(await own.list()).toMatchObject([{ sender: 'Ada Lovelace', title: 'Penetration Test' }])
      const page = await own.open(stored.id)
      expect(page.enquiry).toMatchObject({ email: '', company: '', message: 'Do you test on weekends?' })
      expect(JSON.stringify(page)).not.toContain('ada@example.com')
      const other = await member(store, 'copperline-systems')
      expect(await other.list()).toEqual([])
      await expect(other.open(stored.id)).rejects.toEqual(notFound)
      await expect(other.act(stored.id, publication)).rejects.toEqual(notFound)
      const events = await newNotifiableEvents(store.db, new Date())
      const found = events.filter(({ notice }) => notice === 'new_enquiry')
      expect(found).toHaveLength(2)
      // The two mails were stored at the same moment, so their order is undefined.
      expect(found).toContainEqual(expect.objectContaining({ kind: 'product_question', sellerId }))
      expect(found).toContainEqual(expect.objectContaining({ kind: 'seller_contact', sellerId: null }))
    }))

  test('publishing a question about a product adds the question and its answer to the product page and closes the inquiry', () =>
    withStore(async (store) => {
      const stored = await question(store)
      const own = await member(store, sellerId)
      const before = await recordOf(store)
      await own.act(stored.id, { ...publication, question: 'Do you test\r\non weekends?' })
      const added = { question: 'Do you test on weekends?', answer: 'A.' }
      const { version, questions } = before
      expect(await recordOf(store)).toEqual({ version: version + 1, questions: [...questions, added] })
      const page = await own.open(stored.id)
      expect(page.enquiry.state).toBe('done')
      expect(page.thread).toMatchObject([{ kind: 'publication' }])
    }))

  test('a question about a product is not published on a page that already has 40 questions', () =>
    withStore(async (store) => {
      const stored = await question(store)
      const questions = Array.from({ length: 40 }, (_, index) => ({ question: `Q${index}?`, answer: 'A.' }))
      const ofProduct = eq(itemDetailRows.itemId, productId)
      await store.db.update(itemDetailRows).set({ details: { questions } }).where(ofProduct)
      const own = await member(store, sellerId)
      const answer = await own.act(stored.id, publication)
      expect(answer).toMatchObject({ data: { outcome: 'invalid' }, init: { status: 422 } })
      expect((await recordOf(store)).questions).toHaveLength(40)
    }))
})

test('an open question is a task of the members of its seller until they answer it through the shop, and they cannot assign it (product: dashboard 110)', () =>
  withStore(async (store) => {
    const stored = await question(store)
    const tasksOf = async (seller: string) => {
      const memberships = [{ sellerId: seller, role: 'editor' }] as const
      const tasks = await openTasksFor(store.db, await newViewer(store, { memberships }), new Date())
      return tasks.filter(({ path }) => path === '/dashboard/enquiries')
    }
    expect(await tasksOf(sellerId)).toMatchObject([{ count: 1, oldest: stored.createdAt }])
    expect(await tasksOf('copperline-systems')).toEqual([])
    const own = await member(store, sellerId)
    const update = { intent: 'update', state: 'done', person: '' }
    await expect(own.act(stored.id, update)).rejects.toEqual(notFound)
    store.sent.length = 0
    await own.act(stored.id, { intent: 'answer', text: 'We do.', seen: '0', after: 'waiting' })
    expect(store.sent).toMatchObject([{ to: 'ada@example.com', replyTo: 'hello@wadah.example' }])
    expect(store.sent[0]?.subject).toMatch(/^Your question about .+ \[E-/)
    expect(store.sent[0]?.text).toMatch(
      /^We do\.\n\n(?!Wadah).+\n\nYou wrote:\n> .+\n\nhttp:\/\/store\.test\/marketplace\//s,
    )
    expect(await tasksOf(sellerId)).toEqual([])
  }))

async function recordOf({ db }: TestStore) {
  const [row] = await db
    .select({ version: marketplaceProducts.version, details: itemDetailRows.details })
    .from(marketplaceProducts)
    .leftJoin(itemDetailRows, eq(itemDetailRows.itemId, marketplaceProducts.id))
    .where(eq(marketplaceProducts.id, productId))
  const details = row?.details as { questions?: { question: string; answer: string }[] } | undefined
  return { version: row?.version ?? 0, questions: details?.questions ?? [] }
}
