import { discountLabel } from '#cart/discounts/discount.ts'
import type { EditedDiscount } from '#cart/discounts/admin-discounts.queries.server.ts'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { CopyButton } from '#dashboard/components/copy-button.tsx'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import type { DiscountAccess } from '#dashboard/discounts/discount-access.server.ts'
import { scopeLabel, datesLabel, usesLabel, type DiscountNames } from '#dashboard/discounts/discount-facts.ts'
import { totalRows } from '#dashboard/lists/total-rows.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import { formatMoney } from '#lib/money.ts'
import { TextArea } from '#ui/forms/field.tsx'

interface DiscountActionsProps {
  discount: EditedDiscount
  names: DiscountNames
  may: DiscountAccess['may']
  /** The address that applies the code to the visitor's cart. */
  link: string | null
  errors: FieldErrors
}

/**
 * Shows who offers the code, its uses, its link, and all actions other than editing. Also shows its
 * conditions if the viewer cannot edit them in the form.
 */
export function DiscountActions({ discount, names, may, link, errors }: DiscountActionsProps) {
  const { code, state, maxUsesPerCustomer, minimum } = discount
  const isProposal = state === 'submitted' || state === 'rejected'
  return (
    <section className="work-box mb-6" aria-label="Use">
      <Facts>
        <Fact name="Offered by">{names.seller ?? 'The shop'}</Fact>
        {!may.edit && (
          <>
            <Fact name="Discount">{discountLabel(discount)}</Fact>
            <Fact name="Applies to">{scopeLabel(discount, names)}</Fact>
            <Fact name="Dates (UTC)">{datesLabel(discount)}</Fact>
            <Fact name="Minimum">{minimum === 0 ? null : formatMoney(minimum)}</Fact>
            <Fact name="Per customer">
              {maxUsesPerCustomer === null ? null : totalRows(maxUsesPerCustomer, 'order', 'orders')}
            </Fact>
          </>
        )}
        <Fact name="Orders">{usesLabel(discount)}</Fact>
        {state === 'active' && link && (
          <Fact name="Link">
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <a href={link}>{link}</a>
              <CopyButton text={link} label="Copy" />
            </span>
          </Fact>
        )}
      </Facts>
      <div className="flex flex-wrap gap-2">
        {may.decide && (
          <>
            <ActionPanel
              label="Approve…"
              variant="primary"
              shortcut="approve"
              question={`Let customers use ${code}?`}
            >
              <SubmitButton intent="approve" variant="primary">
                Approve {code}
              </SubmitButton>
            </ActionPanel>
            <ActionPanel
              label="Reject…"
              isOpen={errors['comment'] !== undefined}
              question={`Why can’t ${code} be offered? The seller reads this.`}
            >
              <TextArea label="Reason" name="comment" rows={3} required error={errors['comment']} />
              <SubmitButton intent="reject" variant="danger">
                Reject {code}
              </SubmitButton>
            </ActionPanel>
          </>
        )}
        {may.end && (
          <ActionPanel
            label={isProposal ? 'Take back…' : 'End…'}
            variant="quiet"
            question={
              isProposal
                ? `Take back the proposal of ${code}? Nobody will be able to use it.`
                : `End ${code}? Nobody can use it anymore. Placed orders keep their discount.`
            }
          >
            <SubmitButton intent="end" variant="danger">
              {isProposal ? `Take back ${code}` : `End ${code}`}
            </SubmitButton>
          </ActionPanel>
        )}
      </div>
    </section>
  )
}
