import { and, desc, eq, ne } from 'drizzle-orm'
import type { ProposalKind } from '#catalog/proposals/proposal.ts'
import { catalogProposals } from '#catalog/proposals/proposals.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** The seller's latest proposal for a record, apart from drafts. */
export async function latestProposalFor(
  db: Database,
  { kind, sellerId, subjectId }: { kind: ProposalKind; sellerId: string; subjectId: string },
): Promise<string | null> {
  const { id, updatedAt } = catalogProposals
  const isOfRecord = and(
    eq(catalogProposals.kind, kind),
    eq(catalogProposals.sellerId, sellerId),
    eq(catalogProposals.subjectId, subjectId),
    ne(catalogProposals.state, 'draft'),
  )
  const [found] = await db
    .select({ id })
    .from(catalogProposals)
    .where(isOfRecord)
    .orderBy(desc(updatedAt), id)
    .limit(1)
  return found?.id ?? null
}
