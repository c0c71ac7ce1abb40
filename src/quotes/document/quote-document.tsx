import type { ReactNode } from 'react'
import { lastQuoteDay, quoteSentence, type QuoteCustomer } from '#quotes/quote.ts'
import { QuoteBadge } from '#quotes/document/quote-badge.tsx'
import { QuoteDay } from '#quotes/document/quote-day.tsx'
import { QuoteLines } from '#quotes/document/quote-lines.tsx'
import { customerTexts, type QuoteView } from '#quotes/document/quote-view.ts'

interface QuoteDocumentProps {
  quote: QuoteView
  customer: QuoteCustomer | null
  seller: readonly string[]
  /** Whether the reader has only the shared link and cannot order with the quote. */
  isShared?: boolean
  /** Whether the document is part of another page, which has its own heading. */
  isPreview?: boolean
  /** Replaces the sentence about the quote's state. */
  notice?: ReactNode
  /** The actions. On a phone those with `order-last` follow the document. */
  children?: ReactNode
}

/** The quote as a document that prints on one sheet (product: quotes 5, 6). */
export function QuoteDocument({
  quote,
  customer,
  seller,
  isShared = false,
  isPreview = false,
  notice,
  children,
}: QuoteDocumentProps) {
  const Heading = isPreview ? 'h2' : 'h1'
  return (
    <article aria-labelledby="quote-title" className="grid gap-6">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Heading id="quote-title" className="text-3xl">
            Quote {quote.number}
          </Heading>
          <QuoteBadge quote={quote} />
        </div>
        {notice || (
          <p className="max-w-text text-ink-soft">
            {isShared ? sharedSentence(quote) : quoteSentence(quote, quote.expires_at)}
          </p>
        )}
      </header>
      {children !== undefined && (
        <div className="flex flex-wrap items-start gap-3 max-sm:contents" data-screen-only="">
          {children}
        </div>
      )}
      <div
        className={`grid gap-8 ${isPreview ? '' : 'rounded-lg border border-line bg-surface p-5 md:p-8 print:border-0 print:p-0'}`}
      >
        <QuoteFacts {...{ quote, customer, seller }} />
        <QuoteLines quote={quote} isShared={isShared} />
        <div className="grid gap-8 empty:hidden md:grid-cols-2">
          <Words title="From us" text={quote.note} />
          <Words title="Your message" text={quote.message} />
        </div>
      </div>
    </article>
  )
}

function sharedSentence({ state, expires_at: expiresAt }: QuoteView): string {
  if (state === 'used' || expiresAt === null) return 'This quote has been ordered.'
  return `These prices are good through ${lastQuoteDay(expiresAt)} (UTC).`
}

function QuoteFacts({ quote, customer, seller }: Pick<QuoteDocumentProps, 'quote' | 'customer' | 'seller'>) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:flex sm:flex-wrap sm:gap-x-12">
      <Fact name="From" isWide>
        <Texts texts={seller} />
      </Fact>
      {customer && (
        <Fact name="For" isWide>
          <Texts texts={customerTexts(customer)} />
        </Fact>
      )}
      <Fact name="Requested">
        <QuoteDay at={quote.requested_at} />
      </Fact>
      {quote.answered_at !== null && (
        <Fact name="Answered">
          <QuoteDay at={quote.answered_at} />
        </Fact>
      )}
      {quote.expires_at !== null && (
        <Fact name="Good through" isWide>
          {lastQuoteDay(quote.expires_at)} (UTC)
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  name: string
  /** Whether it takes a whole row on a phone, because its text does not fit into half of it. */
  isWide?: boolean
  children: ReactNode
}

function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={`min-w-0 ${isWide ? 'max-w-64 max-sm:col-span-2' : ''}`}>
      <dt className="text-ink-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Texts({ texts }: { texts: readonly string[] }) {
  return texts.map((each) => (
    <span key={each} className="block">
      {each}
    </span>
  ))
}

function Words({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <section className="grid content-start gap-2">
      <h2 className="font-text text-sm font-semibold tracking-normal text-ink-faint">{title}</h2>
      <p className="max-w-text whitespace-pre-line">{text}</p>
    </section>
  )
}
