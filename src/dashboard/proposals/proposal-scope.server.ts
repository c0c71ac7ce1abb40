import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import type { ProposalKind } from '#catalog/proposals/proposal.ts'
import type { ProposalScope } from '#catalog/proposals/proposals.queries.server.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'

export function proposalScope(viewer: Viewer): ProposalScope {
  return {
    isStaff: isAllowedForStaff(viewer, 'proposals.see'),
    sellers: sellersWith(viewer, 'proposals.see'),
  }
}

/** The sellers for which the viewer may propose products (all members) or profiles (only admins). */
export function sellersToWriteFor(viewer: Viewer, kind: ProposalKind): string[] {
  return sellersWith(viewer, kind === 'seller' ? 'own-seller.edit' : 'proposals.write')
}
