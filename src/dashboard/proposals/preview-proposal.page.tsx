import { recordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import { idFrom } from '#catalog/editing/new-id.ts'
import { textIn } from '#catalog/editing/fields/form-values.ts'
import { recordOfSeller } from '#catalog/proposals/proposed-records.queries.server.ts'
import { previewData } from '#dashboard/records/preview-data.server.ts'
import { PreviewScreen } from '#dashboard/records/preview-screen.tsx'
import { proposalOfForm, draftOfProposal } from '#dashboard/proposals/form-proposal.server.ts'
import { openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import type { Route } from './+types/preview-proposal.page.ts'

export const handle = { isPersonal: true } satisfies PageHandle

export const meta = dashboardMeta('Preview', 'The input of a proposal, as the shop would show it.')

/** Previews the viewer's own draft if there is one, otherwise the stored proposal (product: dashboard 28, 47). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'proposals.write')
  const { proposal } = await proposalOfForm(db, viewer, { id: params.proposalId, request, now })
  const { id, kind, sellerId, subjectId } = proposal
  const [live, draft, choices] = await Promise.all([
    subjectId === null ? null : recordOfSeller(db, { kind, sellerId, id: subjectId }),
    draftOfProposal(db, viewer.accountId, proposal),
    recordChoices(db),
  ])
  const values = { ...(draft?.values ?? proposal.document), sellerId }
  const { figures = null, seller = null } = live ?? {}
  return previewData(context, {
    noun: kind === 'seller' ? 'sellers' : 'products',
    id: subjectId ?? (idFrom(textIn(values, 'name')) || id),
    values,
    choices,
    figures,
    seller,
  })
}

export default function PreviewProposalPage({ loaderData }: Route.ComponentProps) {
  return <PreviewScreen data={loaderData} />
}
