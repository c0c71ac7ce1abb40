import type { cancelling } from '#content/catalog/policies.ts'

export type PolicyName = keyof typeof cancelling

export function policyOf(productType: string): PolicyName {
  return policies.get(productType) ?? 'project'
}

const policies: ReadonlyMap<string, PolicyName> = new Map([
  ['one_time', 'once'],
  ['subscription', 'subscription'],
  ['download', 'free'],
  ['lead_generation', 'demo'],
])
