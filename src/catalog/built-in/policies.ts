import type { cancelling } from '#content/catalog/policies.ts'

export type PolicyName = keyof typeof cancelling

/** The policy for a product type. */
export function policyOf(productType: string): PolicyName {
  return policies.get(productType) ?? 'project'
}

const policies: ReadonlyMap<string, PolicyName> = new Map([
  ['one_time', 'once'],
  ['subscription', 'subscription'],
  ['download', 'free'],
  ['lead_generation', 'demo'],
])
