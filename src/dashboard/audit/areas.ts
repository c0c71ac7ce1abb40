import type { FilterOption } from '#dashboard/components/list-filter-fields.ts'

/** What an action is about, by the beginning of its name. */
export const areas: readonly FilterOption[] = [
  { value: 'catalogue.', label: 'Products and catalog' },
  { value: 'sellers.', label: 'Sellers' },
  { value: 'proposals.', label: 'Proposals' },
  { value: 'applications.', label: 'Applications to sell' },
  { value: 'access.', label: 'Access and license keys' },
  { value: 'orders.', label: 'Orders' },
  { value: 'discounts.', label: 'Discount codes' },
  { value: 'offers.', label: 'Offers' },
  { value: 'statements.', label: 'Statements and commission' },
  { value: 'quotes.', label: 'Quotes' },
  { value: 'enquiries.', label: 'Inquiries' },
  { value: 'reviews.', label: 'Reviews' },
  { value: 'files.', label: 'Files' },
  { value: 'people.', label: 'People and roles' },
  { value: 'members.', label: 'Members of sellers' },
  { value: 'developers.', label: 'API keys and webhooks' },
  { value: 'second-factor.', label: 'Two-step sign-in' },
  { value: 'account.', label: 'Accounts' },
  { value: 'notices.', label: 'Notifications' },
  { value: 'views.', label: 'Saved views' },
]
