import { data, redirect, useActionData, Link } from 'react-router'
import { isAllowedForStaff } from '#account/staff/roles.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { rejectedAnswer, reloadsWhenChanged } from '#dashboard/components/action-answer.ts'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { useCurrentAnswer } from '#ui/loading/use-current-answer.ts'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { AnswerQuoteForm } from '#dashboard/quotes/answer-quote-form.tsx'
import {
  quoteIntentOf,
  type QuoteActionAnswer,
  quoteDone,
  quoteNotDone,
} from '#dashboard/quotes/quote-action-answer.ts'
import { QuotedLines, QuoteMessage, QuoteSide } from '#dashboard/quotes/quote-facts.tsx'
import { QuotePreview } from '#dashboard/quotes/quote-preview.tsx'
import { quoteScopeOf } from '#dashboard/quotes/quote-scope-of.ts'
import { actorOf, notFound, openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { sellerName } from '#catalog/sellers/seller-members.queries.server.ts'
import { dollarsText } from '#lib/money.ts'
import { parsePercentage } from '#lib/percentage.ts'
import { mailQueueOf } from '#mail/mail-queue-context.server.ts'
import { companyLines } from '#pdf/company-lines.ts'
import { nextRequestedQuote, quoteInScope } from '#quotes/answers/admin-quotes.queries.server.ts'
import { answerQuote, withdrawQuote } from '#quotes/answers/answer-quotes.commands.server.ts'
import { answeredReductions, discounted, farFromList } from '#quotes/answers/answer-check.ts'
import { codeField, priceFieldOf, promisedPricesOf } from '#quotes/answers/promised-prices.ts'
import {
  mayAnswerQuote,
  quoteNumber,
  quoteSeen,
  quoteStateAt,
  type Quote,
  quoteCustomerName,
} from '#quotes/quote.ts'
import { codeOfQuote } from '#quotes/quoted-code.queries.server.ts'
import { quotedCodeError } from '#quotes/quoted-code.ts'
import type { Route } from './+types/quote.page.ts'
import { dayOfMoment } from '#lib/days.ts'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { QuoteStateDot } from '#dashboard/quotes/quotes-table.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'

export function meta({ params, ...page }: Route.MetaArgs) {
  const title = `Quote ${quoteNumber(params.quoteId)}`
  return dashboardMeta(title, 'One quote: the request and the answer.')(page)
}

/** Loads a quote that the viewer may answer (product: quotes 7, 18). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, db, now, environment } = await openPage({ request, context }, 'quotes.answer')
  const scope = quoteScopeOf(viewer)
  const quote = await quoteInScope(db, scope, params.quoteId)
  if (!quote) throw notFound()
  return {
    quote,
    code: await codeOfQuote(db, quote, { secret: environment.AUTH_SECRET, now }),
    sellerName: quote.sellerId === null ? null : await sellerName(db, quote.sellerId),
    state: quoteStateAt(quote, now),
    today: dayOfMoment(now),
    now,
    next: await nextRequestedQuote(db, scope, quote.id),
    done: quoteIntentOf(new URL(request.url).searchParams.get('done')),
    seesCustomer: scope === 'all',
    company: companyLines(environment),
    seesOrders: isAllowedForStaff(viewer, 'orders.see'),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { viewer, db, now, environment } = await openPage({ request, context }, 'quotes.answer')
  const sent = await formTexts(request)
  const intent = quoteIntentOf(sent['intent'])
  if (!intent) throw notFound()
  const scope = quoteScopeOf(viewer)
  const quote = await quoteInScope(db, scope, params.quoteId)
  if (!quote) throw notFound()
  const change = {
    actor: actorOf(viewer),
    now,
    publicUrl: environment.PUBLIC_URL,
    secret: environment.AUTH_SECRET,
    mail: mailQueueOf(context).mail,
  }
  const seen = { id: quote.id, scope, seen: sent['seen'] ?? '' }
  const values = withDiscount(sent, quote)
  if (!values) {
    const fieldErrors = { discount: 'Enter a percentage from 0 to 100, such as 12.5.' }
    return rejectedAnswer('invalid', 'answer', sent, fieldErrors)
  }
  if (intent === 'discount') return data({ outcome: 'preview' as const, values })
  const prices = promisedPricesOf(values, quote.lines, now)
  if (intent !== 'withdraw' && !prices.ok) {
    return rejectedAnswer('invalid', 'answer', values, prices.fieldErrors)
  }
  const code = await codeOfQuote(db, quote, change)
  const off = prices.ok ? answeredReductions(code, quote.lines, prices.answer) : null
  if (intent !== 'withdraw' && code && off?.ok === false) {
    const fieldErrors = { [codeField]: quotedCodeError(off.reason, code) }
    return rejectedAnswer('invalid', 'answer', values, fieldErrors)
  }
  const isUnusual = prices.ok && farFromList(quote.lines, prices.answer.prices).length > 0
  if (intent === 'preview' || (intent === 'answer' && isUnusual && values['sure'] !== 'yes')) {
    return data({ outcome: 'preview' as const, values })
  }
  const changed =
    intent === 'answer' && prices.ok
      ? await answerQuote(db, change, seen, prices.answer)
      : await withdrawQuote(db, change, seen)
  if (changed.ok) return redirect(`/dashboard/quotes/${quote.id}?done=${intent}`)
  if (changed.reason === 'unknown') throw notFound()
  return rejectedAnswer('changed', intent, values)
}

/** Returns the values with the discount applied to list prices; `null` if it is not a percentage. */
function withDiscount(values: Record<string, string>, { lines }: Quote): Record<string, string> | null {
  const text = values['discount']?.trim() ?? ''
  const discount = parsePercentage(text)
  if (discount === null) return text === '' && values['intent'] !== 'discount' ? values : null
  const prices = lines.map(({ listPrice }, position): [string, string] => [
    priceFieldOf(position),
    dollarsText(discounted(listPrice, discount)),
  ])
  return { ...values, ...Object.fromEntries(prices), discount: '' }
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

export const shouldRevalidate = reloadsWhenChanged

export default function DashboardQuotePage({ loaderData }: Route.ComponentProps) {
  const answer = useCurrentAnswer(useActionData<QuoteActionAnswer>())
  const { quote, code, state, today, now, seesCustomer, seesOrders, company } = loaderData
  const mayAnswer = mayAnswerQuote(state)
  const number = quoteNumber(quote.id)
  return (
    <>
      <QuoteHeading {...loaderData} answer={answer} />
      <div className="work-page">
        <div className="work-main">
          <QuoteMessage message={quote.message} />
          <QuotedLines quote={quote} />
          {mayAnswer && answer?.outcome === 'preview' && (
            <QuotePreview
              key={JSON.stringify(answer.values)}
              values={answer.values}
              {...{ quote, code, now, seesCustomer, company }}
            />
          )}
          {mayAnswer && <AnswerQuoteForm key={quoteSeen(quote)} {...{ quote, code, today, answer }} />}
        </div>
        <div className="work-side">
          <QuoteSide
            quote={quote}
            sellerName={loaderData.sellerName}
            seesCustomer={seesCustomer}
            seesOrders={seesOrders}
          />
          {mayAnswer && (
            <section className="work-box" aria-label="Actions">
              <ActionPanel
                label="Withdraw…"
                question={`Withdraw quote ${number}? Your customer will see that it can’t be used anymore.`}
              >
                <input type="hidden" name="seen" value={quoteSeen(quote)} />
                <SubmitButton intent="withdraw">Yes, withdraw it</SubmitButton>
              </ActionPanel>
            </section>
          )}
        </div>
      </div>
    </>
  )
}

type HeadingProps = Route.ComponentProps['loaderData'] & { answer: QuoteActionAnswer | undefined }

function QuoteHeading({ quote, state, done, next, answer }: HeadingProps) {
  const customer = quoteCustomerName(quote)
  return (
    <>
      <BackLink to="/dashboard/quotes">Quotes</BackLink>
      <PageHeading
        title={`Quote ${quoteNumber(quote.id)}`}
        status={<QuoteStateDot state={state} version={quote.version} />}
        subject={{ kind: 'quote', id: quote.id }}
        lead={
          <>
            {customer !== '' && `${customer}, `}
            <Moment at={quote.requestedAt} /> UTC
          </>
        }
      />
      <Outcome
        done={quoteDone(quote.provenEmail !== null)}
        problem={answer && answer.outcome !== 'preview' && quoteNotDone[answer.outcome]}
      >
        {next !== null && (done !== null || state !== 'requested') && (
          <p>
            <Link to={`/dashboard/quotes/${next}`} className="link">
              Next quote to answer
            </Link>
          </p>
        )}
      </Outcome>
    </>
  )
}
