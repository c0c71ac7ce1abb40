export interface LineAccess {
  lineId: string
  name: string
  /** When a refund or the end of the subscription ended the access. All other fields are then empty. */
  endedAt: string | null
  instructions: string
  linkUrl: string
  linkLabel: string
  contactEmail: string
  missingKeys: number
  /** Whether the seller is asked to import the missing keys (product: access 9). */
  areKeysImported: boolean
  keys: readonly LicenseKeyView[]
}

export interface LicenseKeyView {
  id: string
  key: string
  limit: number
  activations: readonly { id: string; name: string; activatedAt: string }[]
}
