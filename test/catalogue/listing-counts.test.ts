import { expect, it } from 'vitest'
import { countedListings } from '#catalogue/facets/listing-counts.server.ts'
import { toFacets } from '#catalogue/facets/facet-counts.ts'
import { emptyListing } from '#catalogue/listing.ts'
import { createChangeEvents } from '#db/change-events.server.ts'

const none = { categories: new Map(), sellers: [], billing: {}, bounds: null, ranges: [], ratings: [] }
const facets = toFacets(emptyListing, [], { ...none, verified: 0, available: 0, isCapped: false })
const counts = { total: 1, isSample: false, facets }

it('forgets with a change what was counted before it and during it', () => {
  const changeEvents = createChangeEvents()
  const before = countedListings(changeEvents)
  before.set('/list', counts)
  expect(countedListings(changeEvents).get('/list')).toEqual(counts)
  changeEvents.publish('answers_changed', 'product:one listing')
  const after = countedListings(changeEvents)
  before.set('/slow', counts)
  expect(after.size).toBe(0)
  changeEvents.publishAll()
  expect(countedListings(changeEvents)).not.toBe(after)
})

it('remembers as many lists as somebody made up, up to 500', () => {
  const counted = countedListings(createChangeEvents())
  for (let list = 0; list < 600; list += 1) counted.set(`/list-${list}`, counts)
  expect(counted.size).toBe(500)
})
