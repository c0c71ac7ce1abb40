import { expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { drawPdf } from '#pdf/draw-pdf.server.ts'
import { hasQuotePdf, quoteAsPdf } from '#quotes/document/quote-pdf.ts'
import { sharedQuotePath, shareToken } from '#quotes/document/share-token.server.ts'
import { quoteToJson } from '#quotes/quote-json.ts'
import type { Quote, QuoteLine } from '#quotes/quote.ts'
import { customerPortalCookie, withShop } from '../../support/order-shop.ts'
import { answeredQuote, ask, withdrawIt } from '../../support/quote-desk.ts'
import type { TestStore } from '../../support/store.ts'

const now = new Date('2026-11-24T12:00:00Z')
const seller = ['Wadah, Inc.', '1 Elm Street, Dallas, TX 75201', 'Tax ID: 12-3456789', 'hello@wadah.example']

function quotedLine(name: string, changes: Partial<QuoteLine> = {}): QuoteLine {
  return {
    id: name,
    productId: name,
    productType: 'marketplace',
    offer: 'standard',
    name,
    quantity: 1,
    subscriptionInterval: null,
    listPrice: 199_700,
    price: 150_050,
    discount: 0,
    ...changes,
  }
}

function quoteWith(changes: Partial<Quote> = {}): Quote {
  return {
    id: '9f8e7d6c-0000-4000-8000-000000000000',
    state: 'answered',
    version: 1,
    customer: { name: 'Ada Lovelace', email: 'ada@engine.example', company: 'Engines' },
    provenEmail: null,
    customerDeletedAt: null,
    message: 'For three offices.',
    sellerId: null,
    note: 'One contract is fine.',
    requestedAt: new Date('2026-11-20T12:00:00Z'),
    answeredAt: new Date('2026-11-21T12:00:00Z'),
    expiresAt: new Date('2026-12-01T00:00:00Z'),
    changedAt: now,
    orderId: null,
    code: null,
    lines: [quotedLine('Security Platform')],
    ...changes,
  }
}

function asPdf(quote: Quote) {
  return quoteAsPdf({ quote: quoteToJson(quote, now), customer: quote.customer, seller })
}

function hasPdf(changes: Partial<Quote> = {}): boolean {
  const quote = quoteWith(changes)
  return hasQuotePdf(quoteToJson(quote, now), quote.customer)
}

async function pagesOf(content: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(content), { mergePages: false })
  return text.map((each) => each.replaceAll(/\s/g, ''))
}

test('the PDF of a quote names both parties, the last day, the prices, and one-time and recurring totals apart', async () => {
  const document = asPdf(
    quoteWith({
      code: { id: 'code', name: 'SAVE10' },
      lines: [
        quotedLine('Security Platform', { quantity: 2, discount: 30_010 }),
        quotedLine('Wadah Stand By', {
          subscriptionInterval: 'month',
          listPrice: 35_000,
          price: 35_000,
          discount: 3_500,
        }),
      ],
    }),
  )
  expect(document.sums.map(({ name, amount }) => [name, amount])).toEqual([
    ['One-time total', '$3,001.00'],
    ['Monthly total, first month', '$350.00'],
    ['Subtotal', '$3,351.00'],
    ['Discount (SAVE10)', '-$335.10'],
    ['Total today', '$3,015.90'],
    ['You save today', '$1,328.10'],
    ['Then monthly', '$350.00'],
  ])
  const texts = [
    'Quote number Q-9f8e7d6c',
    ...seller,
    'For',
    'Engines',
    'ada@engine.example',
    'Good through November 30, 2026 (UTC)',
    'List price $1,997.00',
    'Charged monthly',
    '2 $1,500.50 $3,001.00',
    ...document.sums.map(({ name, amount }) => name + amount),
    'All amounts are in US dollars',
    'One contract is fine.',
  ]
  const [page = '', ...more] = await pagesOf(new Uint8Array(await drawPdf(document)))
  expect(more).toEqual([])
  for (const text of texts) expect(page).toContain(text.replaceAll(' ', ''))
  expect(page).not.toContain('threeoffices')
})

test('the PDF of a quote that cannot be ordered with says so', () => {
  expect(asPdf(quoteWith()).marks).toEqual([])
  expect(asPdf(quoteWith({ expiresAt: now })).marks).toEqual(['Expired'])
  expect(asPdf(quoteWith({ state: 'withdrawn' })).marks).toEqual(['Withdrawn'])
})

test('a note of any length is in the PDF, on as many pages as it takes', async () => {
  const note = Array.from({ length: 150 }, (_, index) => `Paragraph ${index}`).join('\n\n')
  const pages = await pagesOf(new Uint8Array(await drawPdf(asPdf(quoteWith({ note })))))
  for (let index = 0; index < 150; index += 1) expect(pages.join('')).toContain(`Paragraph${index}`)
  pages.forEach((page, index) => expect(page).toContain(`Page${index + 1}of${pages.length}`))
})

test('a quote has a PDF once it has prices, unless the font lacks letters of its texts', () => {
  expect(hasPdf({ note: 'Two\tlines\nof text' })).toBe(true)
  expect(hasPdf({ state: 'requested', lines: [quotedLine('Plain', { price: null })] })).toBe(false)
  const customer = { name: 'Ada', email: 'ada@engine.example', company: '中国技术有限公司' }
  expect(hasPdf({ customer })).toBe(false)
  expect(hasPdf({ note: 'Launch it 🚀' })).toBe(false)
  expect(hasPdf({ lines: [quotedLine('株式会社')] })).toBe(false)
})

test('only people who can open the page of a quote can download its PDF', () =>
  withShop(async (store) => {
    const { id, cookie, email } = await answeredQuote(store)
    const own = await open(store, `/marketplace/quotes/${id}`, cookie)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('content-disposition')).toMatch(
      /^attachment; filename="wadah-quote-Q-[0-9a-f]{8}\.pdf"/,
    )
    expect((await pagesOf(new Uint8Array(await own.arrayBuffer()))).join('')).toContain(email)

    const shared = sharedQuotePath(shareToken(store.context.environment.AUTH_SECRET, id))
    const forApproval = await open(store, shared)
    expect([forApproval.status, forApproval.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    const words = (await pagesOf(new Uint8Array(await forApproval.arrayBuffer()))).join('')
    expect(words).toContain('Totaltoday$98.00')
    expect(words).not.toContain(email)

    const stranger = await customerPortalCookie(store, 'stranger@example.com')
    for (const other of [stranger, undefined]) {
      expect((await open(store, `/marketplace/quotes/${id}`, other)).status).toBe(404)
    }
    await withdrawIt(store, id)
    expect((await open(store, shared)).status).toBe(404)
    expect((await open(store, `/marketplace/quotes/${id}`, cookie)).status).toBe(200)
  }))

test('the address of the PDF of an unanswered request leads to its page', () =>
  withShop(async (store) => {
    const cookie = await customerPortalCookie(store, 'buyer@example.com')
    const path = `/marketplace/quotes/${(await ask(store, cookie)).body.quote.id}`
    const { status, headers } = await open(store, path, cookie)
    expect([status, headers.get('location')]).toEqual([302, path])
  }))

function open({ app }: TestStore, path: string, cookie?: string) {
  return app.request(`${path}/quote.pdf`, { headers: cookie ? { cookie } : {} })
}
