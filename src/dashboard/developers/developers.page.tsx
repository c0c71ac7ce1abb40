import { data, redirect } from 'react-router'
import { sellerChoices } from '#catalog/sellers/seller-members.queries.server.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { reachedAnswer, stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { requireDeveloper } from '#dashboard/developers/developer-access.server.ts'
import {
  enteredForm,
  readKeyForm,
  readWebhookForm,
  tooManyKeys,
  tooManyWebhooks,
} from '#dashboard/developers/developer-forms.server.ts'
import { KeysSection } from '#dashboard/developers/keys-section.tsx'
import { WebhooksSection } from '#dashboard/developers/webhooks-section.tsx'
import { notFound, requireFreshFactor } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { createKey, revokeKey } from '#developers/keys/api-keys.commands.server.ts'
import { listKeys } from '#developers/keys/api-keys.queries.server.ts'
import { createWebhook } from '#developers/webhooks/webhooks.commands.server.ts'
import { listWebhooks } from '#developers/webhooks/webhooks.queries.server.ts'
import { formText } from '#lib/form-text.ts'
import type { Route } from './+types/developers.page.ts'

const path = '/dashboard/developers'
const done = {
  revoked: 'The key is revoked. Calls with it are rejected.',
  removed: 'The webhook is removed, with its log.',
}

export const meta = dashboardMeta('Developers', 'API keys and webhooks of your company.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, sellerIds } = await requireDeveloper({ request, context })
  const [sellers, keys, webhooks] = await Promise.all([
    sellerChoices(db, sellerIds),
    listKeys(db, sellerIds),
    listWebhooks(db, sellerIds),
  ])
  const query = new URL(request.url).searchParams
  return {
    sellers,
    keys,
    webhooks,
    entered: enteredForm(query),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, viewer, sellerIds, change, environment } = await requireDeveloper({ request, context })
  const fields = await request.formData()
  const intent = formText(fields, 'intent')
  if (intent === 'revoke-key') {
    const id = formText(fields, 'of')
    if (!(await listKeys(db, sellerIds)).some((key) => key.id === id)) return redirect(`${path}?done=revoked`)
    await revokeKey(db, { ...change, id })
    return redirect(`${path}?done=revoked`)
  }
  const sellerId = formText(fields, 'seller') || sellerIds[0]
  if (sellerId === undefined || !sellerIds.includes(sellerId)) throw notFound()
  if (intent === 'create-key') {
    const read = readKeyForm(fields)
    if (!read.ok) return data(read.answer, { status: 422 })
    requireFreshFactor({ request, context }, viewer, fields)
    const made = await createKey(db, { ...change, sellerId, ...read.value })
    if (!made.ok) return data(tooManyKeys(read.values), { status: 422 })
    return data({ outcome: 'created', key: made.value, name: read.value.name } as const)
  }
  if (intent !== 'add-webhook') throw notFound()
  const read = readWebhookForm(fields, environment)
  if (!read.ok) return data(read.answer, { status: 422 })
  requireFreshFactor({ request, context }, viewer, fields)
  const made = await createWebhook(db, { ...change, sellerId, ...read.value })
  if (!made.ok) return data(tooManyWebhooks(read.values), { status: 422 })
  return redirect(`${path}/webhooks/${made.value}?done=added`)
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

/** The API keys and webhooks of the viewer's sellers (product: developers 1, 8). */
export default function DevelopersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sellers, keys, webhooks } = loaderData
  const answer = reachedAnswer(actionData) ?? loaderData.entered
  return (
    <>
      <PageHeading
        title="Developers"
        lead={
          <>
            Keys and webhooks for your own systems.{' '}
            <a href="/api/seller/docs" className="link">
              What the API offers
            </a>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        <Outcome done={done} />
        <KeysSection
          keys={keys}
          sellers={sellers}
          created={answer?.outcome === 'created' ? answer : null}
          rejected={answer?.outcome === 'invalid-key' ? answer : null}
        />
        <WebhooksSection
          webhooks={webhooks}
          sellers={sellers}
          rejected={answer?.outcome === 'invalid-webhook' ? answer : null}
        />
      </div>
    </>
  )
}
