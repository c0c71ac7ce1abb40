import type { ItemDetails } from '#catalogue/details/item-details.ts'
import { cancelling, refund, type PolicyName } from '#catalogue/details/policies.ts'

/** Details in which these sections are present. */
export type FullDetails<Section extends keyof ItemDetails> = {
  [Name in Section]: NonNullable<ItemDetails[Name]>
}

/** All sections but those that a shared policy or the change notes already say. */
type Written = FullDetails<Exclude<keyof ItemDetails, 'cancelling' | 'refund' | 'updated'>>

/** Details with every section. The last change is that of the newest note. */
export function fullDetails(policy: PolicyName, written: Written): ItemDetails {
  const updated = written.changes[0]?.date
  return { ...written, ...policySections(policy), ...(updated !== undefined && { updated }) }
}

export function policySections(policy: PolicyName): Pick<ItemDetails, 'cancelling' | 'refund'> {
  return { cancelling: cancelling[policy], refund: refund[policy] }
}
