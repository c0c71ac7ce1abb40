import { isRouteErrorResponse, useSearchParams } from 'react-router'
import type { EditedRecord } from '#catalog/editing/edit-outcome.ts'
import { findDraft, otherEditors } from '#catalog/editing/drafts/drafts.queries.server.ts'
import { textIn } from '#catalog/editing/fields/form-values.ts'
import { recordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import { latestProposalFor } from '#catalog/proposals/proposed-records.queries.server.ts'
import { takeEditAction } from '#dashboard/records/save-record.server.ts'
import { EditorNotices } from '#dashboard/records/editor-notices.tsx'
import { formAway } from '#dashboard/records/form-answer.forms.ts'
import { nounEditors } from '#dashboard/records/noun-editors.server.ts'
import { isInShop, nounIn, nounWords, type CatalogNoun } from '#dashboard/records/nouns.ts'
import { RecordEditor } from '#dashboard/records/record-editor.tsx'
import { RecordHeading } from '#dashboard/records/record-heading.tsx'
import { SellerOverview } from '#dashboard/records/seller-overview.tsx'
import { sellerOverview } from '#dashboard/records/seller-overview.server.ts'
import { reloadsWhenChanged } from '#dashboard/components/action-answer.ts'
import { reachedAnswer, throwAnswers } from '#dashboard/components/unreachable.ts'
import { useRestoredDraft } from '#dashboard/records/use-drafts.ts'
import { notFound, openPage, requireAllowed } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { isAllowed, isAllowedForStaff } from '#account/staff/roles.ts'
import type { Database } from '#db/database.server.ts'
import { unavailability } from '#db/unavailable.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { termOf } from '#lib/search-terms.ts'
import type { Route } from './+types/edit-record.page.ts'

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  const title = loaderData?.record?.name ?? `New ${loaderData ? nounWords[loaderData.noun].one : 'record'}`
  return dashboardMeta(title, 'A form of the catalog.')(page)
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const noun = nounIn(pathname)
  const { viewer, db, now } = await openPage({ request, context }, nounWords[noun].see)
  const { id } = params
  const record = id === undefined ? null : await nounEditors[noun].find(db, id)
  if (id !== undefined && !record) throw notFound()
  const copied = id === undefined ? await nounEditors[noun].find(db, termOf(searchParams, 'copy')) : null
  const place = { accountId: viewer.accountId, noun, itemId: id ?? 'new' }
  const seesProposals = isAllowedForStaff(viewer, 'proposals.see')
  const [draft, others, choices, overview, proposalId] = await Promise.all([
    copied ? null : findDraft(db, place),
    id === undefined ? [] : otherEditors(db, place, now),
    recordChoices(db),
    noun === 'sellers' && id !== undefined ? sellerOverview(db, { id, viewer, now }) : null,
    record && seesProposals ? proposalOf(db, noun, record) : null,
  ])
  const copy = copied && { ...copied.values, name: `Copy of ${copied.name}`, isActive: '', isFeatured: '' }
  return {
    noun,
    record,
    copy,
    draft,
    others,
    choices,
    overview,
    proposalId,
    accountId: viewer.accountId,
    mayEdit: isAllowed(viewer, nounWords[noun].edit),
  }
}

/** Reads the seller's latest proposal for this record. */
function proposalOf(
  db: Database,
  noun: CatalogNoun,
  { id, values }: EditedRecord,
): Promise<string | null> | null {
  if (noun === 'sellers') return latestProposalFor(db, { kind: 'seller', sellerId: id, subjectId: id })
  if (noun !== 'products') return null
  return latestProposalFor(db, { kind: 'product', sellerId: textIn(values, 'sellerId'), subjectId: id })
}

/** Saves the record. While the database is away, the values come back to the page (product: dashboard 27). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const noun = nounIn(new URL(request.url).pathname)
  const { db, clock } = pageContext(context)
  const form = await request.clone().formData()
  const now = clock()
  try {
    const viewer = await requireAllowed({ request, context }, nounWords[noun].edit)
    return await takeEditAction({ db, viewer, noun, id: params.id ?? null, form, now })
  } catch (error) {
    if (isRouteErrorResponse(error) || unavailability(error) === null) throw error
    return formAway(form, nounWords[noun].sections, now)
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const { sections } = nounWords[nounIn(new URL(request.url).pathname)]
  return serverAction().catch((error: unknown) => {
    throwAnswers(error)
    return formAway(form, sections, new Date())
  })
}

/** After a 409 response the heading must show the version on which the form is now based. */
export const shouldRevalidate = reloadsWhenChanged

/** The form of a catalog record, beside previews of its card and page. */
export default function EditRecordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { noun, record, copy, draft, accountId } = loaderData
  const answer = reachedAnswer(actionData)
  const [parameters] = useSearchParams()
  const savedVersion = parameters.has('saved') ? (record?.version ?? null) : null
  const place = { accountId, noun, itemId: record?.id ?? 'new' }
  const drafts = useRestoredDraft(place, { stored: draft, savedVersion })
  const restored = copy ? null : drafts.restored
  const start = answer ?? {
    values: copy ?? restored?.values ?? record?.values ?? nounWords[noun].empty,
    opened: restored ? restored.opened : (record?.values ?? null),
    version: restored ? restored.version : (record?.version ?? null),
  }
  // React rebuilds the form when this value changes. A revalidation must not change it, because rebuilding
  // discards input.
  const generation = answer?.at ?? [restored?.updatedAt, record?.id, record?.version].join()
  return (
    <>
      <RecordHeading {...loaderData} />
      <EditorNotices
        {...loaderData}
        isShown={record !== null && isInShop(noun, record)}
        answer={answer}
        restored={answer ? null : restored}
        discard={drafts.discard}
      />
      {record && loaderData.overview && <SellerOverview seller={record} overview={loaderData.overview} />}
      <RecordEditor key={generation} {...loaderData} start={start} answer={answer} />
    </>
  )
}
