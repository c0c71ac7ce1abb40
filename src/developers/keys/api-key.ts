/** The scopes of API keys, with their labels in the dashboard (product: developers 2). */
export const scopeLabels = {
  'orders:read': 'Read orders',
  'products:read': 'Read products',
  'access:write': 'Read and update access',
} as const satisfies Record<string, string>

export type Scope = keyof typeof scopeLabels

export const scopes = Object.keys(scopeLabels) as [Scope, ...Scope[]]

/** Every key starts with this prefix, so that people and scanners recognize a leaked key. */
export const keyPrefix = 'wsk_'

export const maxKeys = 20

export interface ApiKey {
  id: string
  sellerId: string
  seller: string
  name: string
  /** The first characters of the key. */
  hint: string
  scopes: Scope[]
  createdAt: Date
  lastUsedAt: Date | null
}
