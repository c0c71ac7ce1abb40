import { brand } from '#content/brand.ts'

export interface StandIn {
  path: string
  name: string
  /** The real service that this one stands in for. */
  standsFor: string
  /** The purpose of the service for customers. */
  purpose: string
}

/** The outside systems that the shop only links to (product: outside-systems 1). */
export const standIns: readonly StandIn[] = [
  {
    path: '/portal',
    name: 'Customer portal',
    standsFor: 'the customer portal',
    purpose: 'Customers would see their services, documents and invoices here.',
  },
  {
    path: '/network',
    name: 'Network site',
    standsFor: `the site of ${brand.arms.network}`,
    purpose: 'Members would meet their growth silo here.',
  },
  {
    path: '/meeting',
    name: 'Meeting scheduler',
    standsFor: 'the meeting scheduler',
    purpose: 'Visitors would pick a time for a call or a demo here.',
  },
  {
    path: '/assistant',
    name: 'Assistant site',
    standsFor: `the site of ${brand.name}'s assistant, Jake`,
    purpose: 'Visitors would talk to the assistant here.',
  },
  {
    path: '/consulting',
    name: 'Consulting portal',
    standsFor: 'the consulting portal',
    purpose: 'Customers would request a consulting engagement here.',
  },
]
