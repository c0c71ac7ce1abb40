import { redirect } from 'react-router'
import { findDraft } from '#catalog/editing/drafts/drafts.queries.server.ts'
import { recordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import { nounEditors } from '#dashboard/records/noun-editors.server.ts'
import { nounIn, nounWords } from '#dashboard/records/nouns.ts'
import { previewData } from '#dashboard/records/preview-data.server.ts'
import { PreviewScreen } from '#dashboard/records/preview-screen.tsx'
import { notFound, openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import type { Route } from './+types/preview.page.ts'

export const handle = { isPersonal: true } satisfies PageHandle

export const meta = dashboardMeta('Preview', 'The input of a form, as the shop would show it.')

/** Previews the viewer's own draft if there is one, otherwise the saved record (product: dashboard 28). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const noun = nounIn(new URL(request.url).pathname)
  const {
    viewer: { accountId },
    db,
  } = await openPage({ request, context }, nounWords[noun].see)
  const { id } = params
  const [record, draft, choices] = await Promise.all([
    id === undefined ? null : nounEditors[noun].find(db, id),
    findDraft(db, { accountId, noun, itemId: id ?? 'new' }),
    recordChoices(db),
  ])
  if (id !== undefined && !record) throw notFound()
  const values = draft?.values ?? record?.values
  if (!values) throw redirect(`/dashboard/${noun}/new`)
  const { figures = null, seller = null } = record ?? {}
  return previewData(context, { noun, id: id ?? 'preview', values, choices, figures, seller })
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  return <PreviewScreen data={loaderData} />
}
