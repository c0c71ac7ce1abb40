import type { ChangeEvents } from '#db/change-events.server.ts'
import { LRUCache } from 'lru-cache'
import type { Facets } from '#catalogue/facets/facets.ts'

/** What every page and every order of a list has in common. */
export interface ListingCounts {
  /** 10,001 says that there are more than 10,000. */
  total: number
  /** More were found than `total`, which is counted among some of them. */
  isSample: boolean
  facets: Facets
}

/** By the address of the list. */
export type CountedListings = ReturnType<typeof newCountedListings>

const bounds = {
  max: 500,
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (counts: ListingCounts, address: string) =>
    2 * (JSON.stringify(counts).length + address.length),
}
const untilNextChange = new WeakMap<ChangeEvents, CountedListings>()

/** What this process has counted since the catalogue changed last. What is counted during a change gets lost with it. */
export function countedListings(changeEvents: ChangeEvents): CountedListings {
  const known = untilNextChange.get(changeEvents)
  if (known) return known
  const counted = newCountedListings()
  untilNextChange.set(changeEvents, counted)
  const stop = changeEvents.on('answers_changed', '', () => {
    untilNextChange.delete(changeEvents)
    stop()
  })
  return counted
}

export function newCountedListings() {
  return new LRUCache<string, ListingCounts>(bounds)
}
