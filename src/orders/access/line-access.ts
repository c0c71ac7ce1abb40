/** The access that one line of an active order gives its buyer. */
export interface LineAccess {
  lineId: string
  name: string
  /** When a refund or the end of the subscription ended the access. All other fields are then empty. */
  endedAt: string | null
  instructions: string
  linkUrl: string
  linkLabel: string
  contactEmail: string
  /** The number of keys that are missing because the imported list has run out. */
  missingKeys: number
  keys: readonly LicenseKeyView[]
}

export interface LicenseKeyView {
  id: string
  key: string
  limit: number
  activations: readonly { id: string; name: string; activatedAt: string }[]
}
