import type { ItemDetails } from '#catalog/details/item-details.ts'
import type { PolicyName } from '#catalog/built-in/policies.ts'
import { screenOf, type ScreenTexts } from '#catalog/details/screen-lines.ts'
import { cancelling, refund } from '#content/catalog/policies.ts'

export type FullDetails<Section extends keyof ItemDetails> = {
  [Name in Section]: NonNullable<ItemDetails[Name]>
}

/** A sample screen as a file in `content/` describes it. `picture` is a name in `content/sample-screens/`. */
export type ScreenContent = Omit<ScreenTexts, 'picture' | 'darkPicture'> & { picture: string }

/**
 * Details as a file in `content/` describes them. `policy` selects the texts about cancellation and refunds.
 * The date of the newest change note is the day of the last change.
 */
export type DetailsContent = FullDetails<
  Exclude<keyof ItemDetails, 'cancelling' | 'refund' | 'updated' | 'screens' | 'pictureTexts'>
> & { policy: PolicyName; cancelling?: string; screens: readonly ScreenContent[] }

export type DetailsByKind = Readonly<Record<'product' | 'solution', Readonly<Record<string, DetailsContent>>>>

export function detailsOfContent({ policy, screens, ...written }: DetailsContent): ItemDetails {
  const updated = written.changes[0]?.date
  return {
    ...policySections(policy),
    ...written,
    screens: screens.map(screenOfContent),
    ...(updated !== undefined && { updated }),
  }
}

export function screenOfContent({ picture, ...screen }: ScreenContent) {
  return screenOf({ ...screen, picture: `/sample-screens/${picture}` })
}

export function policySections(policy: PolicyName): Pick<ItemDetails, 'cancelling' | 'refund'> {
  return { cancelling: cancelling[policy], refund: refund[policy] }
}

/**
 * The details of a demo product as a file in `content/` describes them. The product type determines the texts
 * about cancellation and refunds. The seller determines the support.
 */
export type SeedDetails = Omit<ItemDetails, 'cancelling' | 'refund' | 'support' | 'screens'> &
  FullDetails<'steps' | 'needs' | 'setup'> & { screens: readonly ScreenContent[] }
