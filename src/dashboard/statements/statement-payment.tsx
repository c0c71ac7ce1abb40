import type { AnsweredFields } from '#dashboard/components/action-answer.ts'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { monthName } from '#dashboard/components/short-day.ts'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { StatementStateDot } from '#dashboard/statements/statements-table.tsx'
import { formatMoney } from '#lib/money.ts'
import { statementState } from '#orders/statements/statement.ts'
import type { SellerStatement } from '#orders/statements/statements.queries.server.ts'
import { TextArea } from '#ui/forms/field.tsx'

interface StatementPaymentProps {
  statement: SellerStatement
  mayPay: boolean
  now: Date
  note: ReturnType<AnsweredFields['of']>
}

/** Whether the statement is paid. The button that marks it moves no money (product: statements 7). */
export function StatementPayment({ statement, mayPay, now, note }: StatementPaymentProps) {
  const { seller, month, balance, paid } = statement
  const state = statementState(month, paid !== null, now)
  return (
    <section className="work-box content-start" aria-label="Payment">
      <Facts>
        <Fact name="State">
          <StatementStateDot state={state} />
        </Fact>
        {paid && (
          <>
            <Fact name="Amount">{formatMoney(paid.amount)}</Fact>
            <Fact name="Marked">
              <Moment at={paid.at} /> by {paid.by ?? 'a deleted account'}
            </Fact>
            <Fact name="Note">{paid.note}</Fact>
            {paid.amount !== balance && (
              <Fact name="Changed since">{formatMoney(balance - paid.amount)}</Fact>
            )}
          </>
        )}
      </Facts>
      {mayPay && state === 'open' && (
        <ActionPanel
          label="Mark as paid…"
          variant="primary"
          isOpen={note.error !== undefined}
          question={`Is ${formatMoney(balance)} for ${monthName(month)} settled with ${seller}? You pay it yourself: the shop transfers no money.`}
        >
          <input type="hidden" name="amount" value={balance} />
          <TextArea label="Note" hint="Like the transfer number. The seller sees it." rows={2} {...note} />
          <SubmitButton intent="pay" variant="primary">
            Mark as paid
          </SubmitButton>
        </ActionPanel>
      )}
      {mayPay && state === 'paid' && (
        <ActionPanel label="Mark as not paid…" variant="quiet" question="Open this statement again?">
          <SubmitButton intent="unmark" variant="danger">
            Open the statement again
          </SubmitButton>
        </ActionPanel>
      )}
    </section>
  )
}
