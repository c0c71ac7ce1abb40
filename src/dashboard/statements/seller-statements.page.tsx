import { Form, redirect } from 'react-router'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { rejectedAnswer, answeredFields } from '#dashboard/components/action-answer.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { shortDay } from '#dashboard/components/short-day.ts'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { useInvalidFocus } from '#dashboard/components/use-invalid-focus.ts'
import { requireStatementSeller } from '#dashboard/statements/statement-access.server.ts'
import { statementAddress } from '#dashboard/statements/statement-list.ts'
import { rateForm } from '#dashboard/statements/statement.forms.ts'
import { StatementsTable } from '#dashboard/statements/statements-table.tsx'
import { actorOf, notFound } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'
import { lastMonths, monthRange, rateLabel } from '#orders/statements/statement.ts'
import { setCommissionRate } from '#orders/statements/statements.commands.server.ts'
import { ratesOf, statementsOf } from '#orders/statements/statements.queries.server.ts'
import { TextField } from '#ui/forms/field.tsx'
import type { Route } from './+types/seller-statements.page.ts'

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  const title = loaderData ? `Statements of ${loaderData.seller.name}` : 'Statements'
  return dashboardMeta(title, 'The monthly statements of a seller, and its commission.')(page)
}

const monthsShown = 12

export async function loader(page: Route.LoaderArgs) {
  const { db, now, seller, hasOthers, may } = await requireStatementSeller(page)
  const first = monthRange(lastMonths(now, monthsShown).at(-1) ?? '')
  const [rates, rows] = await Promise.all([
    ratesOf(db, seller.id),
    first ? statementsOf(db, { start: first.start, before: now, sellerIds: [seller.id] }) : [],
  ])
  return { seller, hasOthers, may, rates, rows, now }
}

export async function action(page: Route.ActionArgs) {
  const { viewer, db, now, seller, may } = await requireStatementSeller(page)
  if (!may.setRate) throw notFound()
  const values = await formTexts(page.request)
  const form = rateForm.safeParse({ rate: '', from: '', ...values })
  const rejected = (fieldErrors: FieldErrors) => rejectedAnswer('invalid', 'set-rate', values, fieldErrors)
  if (!form.success) return rejected(fieldErrorsOf(form.error))
  const change = { sellerId: seller.id, actor: actorOf(viewer), now }
  const saved = await setCommissionRate(db, { ...change, ...form.data })
  if (!saved.ok) return rejected({ from: 'A statement from that time or later is already paid.' })
  return redirect(`${statementAddress(seller.id)}?done=rate`)
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

/** The last twelve statements of a seller, and its commission rates (product: statements 6). */
export default function SellerStatementsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { seller, hasOthers, may, rates, rows, now } = loaderData
  const form = useInvalidFocus()
  const fields = answeredFields('set-rate', actionData)
  return (
    <>
      {hasOthers && <BackLink to="/dashboard/statements">Statements</BackLink>}
      <PageHeading
        title={`Statements of ${seller.name}`}
        lead="The last twelve months with sales or refunds. Months are in UTC."
      />
      <Outcome done={{ rate: 'The commission is saved.' }} />
      <StatementsTable rows={rows} now={now} />
      <section className="work-box mt-6" aria-label="Commission">
        <h2 className="text-lg">Commission</h2>
        {rates.length === 0 ? (
          <p className="text-ink-soft">No rate yet, so there’s no commission.</p>
        ) : (
          <ul>
            {rates.map(({ rate, from }) => (
              <li key={from}>
                {rateLabel(rate)} from {shortDay(from)}
              </li>
            ))}
          </ul>
        )}
      </section>
      {may.setRate && (
        <Form ref={form} method="post" noValidate className="people-form mt-6" key={rates.length}>
          <h2 className="text-lg">New rate</h2>
          <TextField
            label="Percent"
            hint="Of sales less discounts and refunds."
            inputMode="decimal"
            required
            {...fields.of('rate')}
          />
          <TextField
            label="First day"
            hint="In UTC. The rate applies from this day on, to unpaid statements too."
            type="date"
            required
            {...fields.of('from')}
          />
          <SubmitButton intent="set-rate" variant="primary">
            Save the rate
          </SubmitButton>
        </Form>
      )}
    </>
  )
}
