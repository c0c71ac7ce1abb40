import { useActionData, useSearchParams, redirect } from 'react-router'
import { isAllowedForSeller, isAllowedForStaff } from '#account/staff/roles.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import {
  accessDone,
  accessNotDone,
  type AccessAnswer,
  accessIntents,
} from '#dashboard/access/access-answer.ts'
import { AccessForm } from '#dashboard/access/access-form.tsx'
import { KeyListPanel } from '#dashboard/access/key-list-panel.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { actorOf, notFound, openPage, type Viewer } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import type { Database } from '#db/database.server.ts'
import type { AccessItem } from '#orders/access/access-item.ts'
import { accessSubject, keyCounts, productAccessOf } from '#orders/access/product-access.queries.server.ts'
import { useCurrentAnswer } from '#ui/loading/use-current-answer.ts'
import type { Route } from './+types/product-access.page.ts'
import { rejectedAnswer } from '#dashboard/components/action-answer.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import {
  importKeys,
  removeFreeKeys,
  saveProductAccess,
} from '#orders/access/product-access.commands.server.ts'
import { productAccessForm } from '#orders/access/product-access.forms.ts'

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  const title = loaderData ? `Access to ${loaderData.name}` : 'Access'
  return dashboardMeta(title, 'What buyers get once their order is active.')(page)
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, db } = await openPage({ request, context }, 'access.edit')
  const item = itemOf(request, params.id)
  const subject = await requireSubject(db, viewer, item)
  const isStaff = isAllowedForStaff(viewer, 'access.edit')
  const [access, counts] = await Promise.all([productAccessOf(db, item), keyCounts(db, item)])
  return {
    name: subject.name,
    record: isStaff ? recordOf(item) : null,
    access,
    counts,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { viewer, db, now, environment } = await openPage({ request, context }, 'access.edit')
  const item = itemOf(request, params.id)
  await requireSubject(db, viewer, item)
  const { PUBLIC_URL: publicUrl, LICENSE_SIGNING_KEY: licenseSigningKey } = environment
  const change = { now, publicUrl, licenseSigningKey, actor: actorOf(viewer) }
  const path = `${recordOf(item)}/access`
  const values = await formTexts(request)
  const intent = accessIntents.find((known) => known === values['intent'])
  if (!intent) throw notFound()
  const parsed = productAccessForm.safeParse(values)
  if (!parsed.success) return rejectedAnswer('invalid', intent, values, fieldErrorsOf(parsed.error))
  const form = parsed.data
  switch (form.intent) {
    case 'save': {
      const { intent: _intent, version, activationLimit, ...texts } = form
      const access = { ...texts, version: Number(version), activationLimit: Number(activationLimit) }
      const saved = await saveProductAccess(db, change, item, access)
      if (!saved.ok) return rejectedAnswer('changed', intent, values)
      return redirect(`${path}?done=save`)
    }
    case 'import': {
      const imported = await importKeys(db, change, item, form.keys)
      if (!imported.ok) return rejectedAnswer('not_allowed', intent, values)
      const added = imported.value.imported
      return redirect(`${path}?done=import&keys=${added}&skipped=${form.keys.length - added}`)
    }
    case 'remove-keys':
      await removeFreeKeys(db, change, item)
      return redirect(`${path}?done=remove-keys`)
  }
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

/** Edits what buyers get when their order becomes active (product: access 1, 2). */
export default function ProductAccessPage({ loaderData }: Route.ComponentProps) {
  const answer = useCurrentAnswer(useActionData<AccessAnswer>())
  const { name, record, access, counts } = loaderData
  const [parameters] = useSearchParams()
  return (
    <>
      <BackLink to={record ?? '/dashboard/products'}>{record === null ? 'Products' : name}</BackLink>
      <PageHeading
        title={`Access to ${name}`}
        lead="What buyers get once their order is active. Changes apply right away, also for earlier buyers."
      />
      <Outcome done={accessDone(parameters)} problem={answer && accessNotDone[answer.outcome]} />
      <div className="work-page">
        <div className="work-main">
          <AccessForm key={access.version} access={access} answer={answer} />
        </div>
        <div className="work-side">
          <KeyListPanel
            key={`${counts.free} ${counts.assigned}`}
            source={access.keySource}
            counts={counts}
            answer={answer}
          />
        </div>
      </div>
    </>
  )
}

/** Returns the record if the viewer may edit its access. Otherwise throws a 404 response. */
async function requireSubject(db: Database, viewer: Viewer, item: AccessItem) {
  const subject = await accessSubject(db, item)
  const mayEdit =
    subject?.sellerId == null
      ? isAllowedForStaff(viewer, 'access.edit')
      : isAllowedForSeller(viewer, 'access.edit', subject.sellerId)
  if (!subject || !mayEdit) throw notFound()
  return subject
}

function itemOf(request: Request, productId: string): AccessItem {
  const isSolution = new URL(request.url).pathname.startsWith('/dashboard/solutions/')
  return { productType: isSolution ? 'wts_solution' : 'marketplace', productId }
}

function recordOf({ productType, productId }: AccessItem): string {
  return `/dashboard/${productType === 'marketplace' ? 'products' : 'solutions'}/${encodeURIComponent(productId)}`
}
