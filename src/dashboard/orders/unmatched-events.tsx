import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import type { PortalEventView } from '#orders/portal-events/portal-events.queries.server.ts'

type UnmatchedEvent = Pick<PortalEventView, 'id' | 'type' | 'order' | 'receivedAt'>

const columns: readonly Column<UnmatchedEvent>[] = [
  { title: 'Event', cell: ({ id }) => id },
  { title: 'Type', cell: ({ type }) => type },
  { title: 'Order in the event', cell: ({ order }) => order },
  { title: 'Received (UTC)', cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
]

/** Events of the signing portal about orders that the shop does not have. Shown with the stuck orders. */
export function UnmatchedEvents({ events }: { events: readonly UnmatchedEvent[] }) {
  if (events.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">Updates without an order</h2>
      <p className="mb-3 text-ink-soft">
        The signing portal sent these for orders we don’t have. Check them in the portal.
      </p>
      <DataTable caption="Updates without an order" columns={columns} rows={events} />
    </section>
  )
}
