import { isAllowedForStaff, sellersWith, type Roles } from '#account/staff/roles.ts'
import type { QuoteScope } from '#quotes/quote-scope.ts'

/** Returns the quotes that these roles may answer (product: quotes 7). */
export function quoteScopeOf(roles: Roles): QuoteScope {
  return isAllowedForStaff(roles, 'quotes.answer') ? 'all' : sellersWith(roles, 'quotes.answer')
}
