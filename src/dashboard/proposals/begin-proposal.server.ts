import { proposedForm, type ProposalKind } from '#catalog/proposals/proposal.ts'
import { recordOfSeller } from '#catalog/proposals/proposed-records.queries.server.ts'
import { saveProposal } from '#catalog/proposals/write-proposals.commands.server.ts'
import { sellersToWriteFor } from '#dashboard/proposals/proposal-scope.server.ts'
import { actorOf, type Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'

interface BegunProposal {
  viewer: Viewer
  kind: ProposalKind
  seller: string
  /** The id of the record; empty for a new product. */
  record: string
  now: Date
}

/**
 * Creates a draft from the current record, or finds the open one. `null` if the record does not belong to the
 * seller.
 */
export async function beginProposal(
  db: Database,
  { viewer, kind, seller, record: id, now }: BegunProposal,
): Promise<string | null> {
  const sellers = sellersToWriteFor(viewer, kind)
  if (!sellers.includes(seller)) return null
  const record = id === '' ? null : await recordOfSeller(db, { kind, sellerId: seller, id })
  if (!record && (id !== '' || kind === 'seller')) return null
  const outcome = await saveProposal(db, {
    place: {
      kind,
      sellerId: seller,
      subjectId: record?.id ?? null,
      opened: record?.typed ?? null,
      baseVersion: record?.version ?? null,
    },
    document: proposedForm(kind, record?.typed ?? null),
    sellers,
    actor: actorOf(viewer),
    now,
  })
  return 'id' in outcome ? outcome.id : null
}
