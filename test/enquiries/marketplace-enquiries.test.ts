import { pageArguments } from '../support/dashboard.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { storedEnquiries } from '../support/stored-enquiries.ts'
import { answerPageForm } from '#enquiries/answer-page-form.server.ts'
import { enquiryForm } from '#enquiries/enquiries.forms.ts'
import { productRequestForm, sellerApplicationForm } from '#enquiries/marketplace-enquiries.forms.ts'
import { answerSellerForm, readSellerPage } from '#marketplace/sellers/seller-page.server.ts'
import { createTestStore, withStore, type TestStore } from '../support/store.ts'
import { unreachableDatabase } from '../support/database/unreachable-database.ts'

const sellerId = 'quiet-harbor-security'
const sellerAddress = `/marketplace/sellers/${sellerId}`

const toSeller = {
  kind: 'seller_contact',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: '',
  message: 'Do you test <b>engines</b>?',
  page: sellerAddress,
  website: '',
  fill_milliseconds: '9000',
}
const application = {
  kind: 'seller_application',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Engines, Ltd',
  site: 'engines.example',
  subject: 'Analytical engines',
  message: 'Made of brass.',
  page: '/marketplace/sell',
}
const request = {
  kind: 'product_request',
  subject: 'An engine',
  message: '',
  budget: '$5,000',
  email: 'ada@example.com',
  page: '/marketplace/request',
}

describe('a message to a seller (product: enquiries 11)', () => {
  test('a message to a seller is stored with the seller from the address, and the company is notified', () =>
    withStore(async (store) => {
      expect(await write(store, toSeller)).toEqual({ status: 200, answer: { outcome: 'received' } })
      const stored = await storedEnquiries(store.db, 'seller_contact')
      expect(stored).toMatchObject([
        {
          subject: 'Quiet Harbor Security',
          details: { seller_id: sellerId },
          name: 'Ada Lovelace',
          message: 'Do you test <b>engines</b>?',
          page: sellerAddress,
        },
      ])
      expect(store.sent.map(({ subject }) => subject)).toEqual([
        'New message to a seller',
        'We got your message. We’ll reply by email',
      ])
      expect(store.sent[0]?.text).toContain('About: Quiet Harbor Security\n')
    }))

  test('the recipient of a message to a seller comes from the address, never from the form', () =>
    withStore(async (store) => {
      for (const more of [{ subject: 'Somebody else' }, { seller_id: 'wadah-tech-solutions' }]) {
        const { status } = await write(store, { ...toSeller, ...more })
        expect(status).toBe(422)
      }
      expect((await write(store, toSeller, 'nobody')).status).toBe(404)
      expect((await write(store, toSeller, "'; drop table")).status).toBe(404)
      expect(enquiryForm.safeParse(toSeller).success).toBe(false)
      expect(await storedEnquiries(store.db)).toEqual([])
    }))

  test('the form for a message to a seller keeps its input when it has errors', () =>
    withStore(async (store) => {
      const typed = { ...toSeller, email: 'ada@', message: ' ' }
      expect(await write(store, typed)).toEqual({
        status: 422,
        answer: {
          outcome: 'invalid',
          fieldErrors: {
            email: 'Enter an email address like name@company.com.',
            message: 'Write what you want to know.',
          },
          values: typed,
        },
      })
      expect(await storedEnquiries(store.db)).toEqual([])
    }))

  test('a message to a seller is not stored if a bot sent it, and the twenty-first request within an hour is rejected', () =>
    withStore(async (store) => {
      expect((await write(store, { ...toSeller, website: 'https://spam.example' })).status).toBe(200)
      expect((await write(store, { ...toSeller, fill_milliseconds: '20' })).status).toBe(200)
      expect(await storedEnquiries(store.db)).toEqual([])
      for (let sent = 2; sent < 20; sent += 1) expect((await write(store, toSeller)).status).toBe(200)
      expect(await write(store, toSeller)).toMatchObject({
        status: 429,
        answer: { outcome: 'too_many', values: toSeller },
      })
    }))

  test('the form for a message to a seller reports an error while the database is down', async () => {
    const answer = await write(createTestStore(unreachableDatabase), toSeller)
    expect(answer).toMatchObject({ status: 503, answer: { outcome: 'unavailable', values: toSeller } })
  })
})

describe('an application to sell (product: enquiries 12)', () => {
  test('an application to sell is stored with company and website', () =>
    withStore(async (store) => {
      expect((await post(store, sellerApplicationForm, application)).status).toBe(200)
      expect(await storedEnquiries(store.db, 'seller_application')).toMatchObject([
        { subject: 'Analytical engines', company: 'Engines, Ltd', details: { site: 'engines.example' } },
      ])
      expect(store.sent[0]?.text).toContain('Website: engines.example')
    }))

  test('an application to sell with a missing or invalid field is rejected', () =>
    withStore(async (store) => {
      for (const change of [
        { company: ' ' },
        { subject: '' },
        { site: 'a\nb' },
        { message: 'x'.repeat(5_001) },
        { kind: 'contact' },
      ]) {
        const { status, answer } = await post(store, sellerApplicationForm, { ...application, ...change })
        expect(status).toBe(422)
        expect(answer).toHaveProperty(['fieldErrors', ...Object.keys(change)])
      }
      expect(await storedEnquiries(store.db)).toEqual([])
    }))
})

describe('a request for a product (product: enquiries 13)', () => {
  test('a request for a product needs only a term and an email address', () =>
    withStore(async (store) => {
      expect((await post(store, productRequestForm, { ...request, budget: '' })).status).toBe(200)
      expect((await post(store, productRequestForm, request)).status).toBe(200)
      const stored = await storedEnquiries(store.db, 'product_request')
      expect(stored.map(({ details }) => details['budget']).toSorted()).toEqual(['', '$5,000'])
      const { status, answer } = await post(store, productRequestForm, { kind: 'product_request', page: '/' })
      expect(status).toBe(422)
      expect(answer).toMatchObject({
        fieldErrors: {
          subject: 'Say what you’re looking for.',
          email: 'Enter your email address.',
        },
      })
    }))
})

describe('the page of a seller (product: marketplace 54)', () => {
  test('the description of a seller is read unchanged, even if it looks like HTML, and an unknown seller has no page', () =>
    withStore(async (store) => {
      const description = '<script>alert(1)</script>'
      await store.db
        .update(marketplaceSellers)
        .set({ description })
        .where(eq(marketplaceSellers.id, sellerId))
      expect(await readSellerPage(contextOf(store), sellerId)).toMatchObject({
        state: 'found',
        seller: { description },
        products: { length: 4 },
      })
      expect(await readSellerPage(contextOf(store), 'nobody')).toEqual({ state: 'missing' })
    }))

  test('while the database is down the built-in seller has a page, and other sellers do not', async () => {
    const context = contextOf(createTestStore(unreachableDatabase))
    expect(await readSellerPage(context, 'wadah-tech-solutions')).toMatchObject({
      state: 'found',
      seller: { name: 'Wadah Tech Solutions' },
      products: { length: 10 },
    })
    expect(await readSellerPage(context, sellerId)).toEqual({ state: 'away' })
  })
})

function post(
  store: TestStore,
  schema: typeof sellerApplicationForm | typeof productRequestForm,
  fields: Record<string, string>,
) {
  return settled(answerPageForm({ request: submitted(fields), context: contextOf(store), schema }))
}

function write(store: TestStore, fields: Record<string, string>, id = sellerId) {
  return settled(answerSellerForm(contextOf(store), id, submitted(fields)))
}

async function settled(answering: ReturnType<typeof answerSellerForm>) {
  const result = await answering
  return { status: result?.init?.status ?? 404, answer: result?.data }
}

function submitted(fields: Record<string, string>): Request {
  return new Request('http://store.test/', { method: 'POST', body: new URLSearchParams(fields) })
}

const contextOf = (store: TestStore) => pageArguments(store, { path: '/' }).context
