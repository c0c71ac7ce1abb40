import fc from 'fast-check'
import { billings, listingSorts } from '#catalog/listing/facet-values.ts'
import { listingPath, readListing, type ListingState } from '#catalog/listing/listing.ts'

/** Random states of the listing that match seeded data. */
export const seededStates: fc.Arbitrary<ListingState> = fc
  .record({
    search: fc.constantFrom('', '', 'a', 'the', 'report', 'Security', 'email', '%', 'no such thing'),
    category: fc.constantFrom(null, 'security'),
    within: fc.subarray(['ai-tools', 'analytics', 'consulting'], { maxLength: 2 }),
    sellers: fc.subarray(
      ['wadah-tech-solutions', 'lanternfield-labs', 'fernhollow-studio', 'quiet-harbor-security'],
      {
        maxLength: 2,
      },
    ),
    price: fc.constantFrom(
      null,
      null,
      { from: 0, to: 100_00 },
      { from: 500_00, to: null },
      { from: 24_00, to: 79_00 },
    ),
    billing: fc.subarray([...billings]),
    verifiedOnly: fc.boolean(),
    rating: fc.constantFrom(null, null, 3, 4.5, 4.7),
    availableOnly: fc.boolean(),
    sort: fc.option(fc.constantFrom(...listingSorts)),
  })
  .map((state) => readListing(new URL(listingPath(state), 'http://shop.test').searchParams))
