import { expect, it } from 'vitest'
import { countedListings, rememberCounts } from '#catalogue/facets/listing-counts.server.ts'
import { toFacets } from '#catalogue/facets/facet-counts.ts'
import { emptyListing } from '#catalogue/listing.ts'
import { createChangeEvents } from '#db/change-events.server.ts'

const none = { categories: new Map(), sellers: [], billing: {}, bounds: null, ranges: [], ratings: [] }
const facets = toFacets(emptyListing, [], { ...none, verified: 0, available: 0, isCapped: false })
const counts = { total: 1, isSample: false, facets }

it('remembers the last 500 lists', () => {
  const counted = countedListings(createChangeEvents())
  for (let list = 0; list < 600; list += 1) rememberCounts(counted, `/list-${list}`, counts)
  expect(counted.size).toBe(500)
  expect([counted.has('/list-99'), counted.has('/list-100')]).toEqual([false, true])
})

it('forgets with a change what was counted before it and during it', () => {
  const changeEvents = createChangeEvents()
  const before = countedListings(changeEvents)
  rememberCounts(before, '/list', counts)
  expect(countedListings(changeEvents).has('/list')).toBe(true)
  changeEvents.publish('answers_changed', 'product:one listing')
  const after = countedListings(changeEvents)
  rememberCounts(before, '/slow', counts)
  expect([...after.keys()]).toEqual([])
  changeEvents.publishAll()
  expect(countedListings(changeEvents)).not.toBe(after)
})
