import { data, Form, Link, redirect, useLocation } from 'react-router'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { intentOf } from '#dashboard/components/action-answer.ts'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { CopyButton } from '#dashboard/components/copy-button.tsx'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { reachedAnswer, stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { useRefreshWhile } from '#dashboard/components/use-refresh-while.ts'
import { useWasInterrupted } from '#dashboard/components/interrupted-action.tsx'
import { DeliveryLog } from '#dashboard/developers/delivery-log.tsx'
import { findOwnWebhook } from '#dashboard/developers/developer-access.server.ts'
import { enteredForm, readWebhookForm } from '#dashboard/developers/developer-forms.server.ts'
import { WebhookFields } from '#dashboard/developers/developer-fields.tsx'
import { WebhookStateDot } from '#dashboard/developers/webhooks-section.tsx'
import { notFound, requireFreshFactor } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { secretOverlapMilliseconds, webhookEventLabels } from '#developers/webhooks/webhook.ts'
import { webhookSecret } from '#developers/webhooks/webhook-secret.server.ts'
import {
  changeWebhook,
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  sendAgain,
  sendTest,
} from '#developers/webhooks/webhooks.commands.server.ts'
import { deliveriesOf } from '#developers/webhooks/webhooks.queries.server.ts'
import { formText } from '#lib/form-text.ts'
import { isUuid } from '#lib/ids.ts'
import { Banner } from '#ui/forms/banner.tsx'
import type { Route } from './+types/webhook.page.ts'

const list = '/dashboard/developers'
const shownDeliveries = 50

const done = {
  added: 'The webhook is added. Send a test message to try your receiver.',
  changed: 'The webhook is saved.',
  rotated: 'You have a new secret. For a day, messages are signed with both.',
  paused: 'The webhook is paused.',
  resumed: 'The webhook is on again. Messages held while it was paused are in the log.',
  tested: 'The test is over. The result is below.',
  again: 'We tried again. The result is below.',
}

/** Messages while the receiver has not responded yet. */
const sending = {
  tested: 'A test message is on its way. The result will appear below.',
  again: 'The message is on its way again. The result will appear below.',
}

export const meta = dashboardMeta('Webhook', 'A webhook and its log.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const found = await findOwnWebhook({ request, context }, params.webhookId)
  if (!found) throw notFound()
  const { webhook, db, environment, change } = found
  const { id, secretNumber, secretChangedAt, ...shown } = webhook
  const secretOf = (number: number) => webhookSecret(environment.AUTH_SECRET, id, number)
  const isChanging =
    secretChangedAt !== null && change.now.getTime() - secretChangedAt.getTime() < secretOverlapMilliseconds
  const query = new URL(request.url).searchParams
  const outcome = intentOf(done, query.get('done'))
  const attempt = intentOf(sending, outcome)
  const deliveries = await deliveriesOf(db, id, shownDeliveries)
  const isSending =
    attempt !== null &&
    deliveries.some(({ state, attemptedAt }) => state === 'pending' && attemptedAt === null)
  return {
    webhook: shown,
    secretNumber,
    secret: secretOf(secretNumber),
    previousSecret: isChanging ? secretOf(secretNumber - 1) : null,
    deliveries,
    isAttempt: attempt !== null,
    isSending,
    done: isSending ? sending[attempt] : outcome && done[outcome],
    entered: enteredForm(query),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const found = await findOwnWebhook({ request, context }, params.webhookId)
  if (!found) throw notFound()
  const { db, viewer, webhook, environment } = found
  const change = { ...found.change, id: webhook.id }
  const fields = await request.formData()
  const redirectAfter = (outcome: string) => redirect(`${list}/webhooks/${webhook.id}?done=${outcome}`)
  switch (formText(fields, 'intent')) {
    case 'change': {
      const read = readWebhookForm(fields, environment)
      if (!read.ok) return data(read.answer, { status: 422 })
      requireFreshFactor({ request, context }, viewer, fields)
      await changeWebhook(db, { ...change, ...read.value })
      return redirectAfter('changed')
    }
    case 'rotate':
      requireFreshFactor({ request, context }, viewer, fields)
      await rotateSecret(db, { ...change, from: Number(formText(fields, 'from')) || 0 })
      return redirectAfter('rotated')
    case 'pause':
      await pauseWebhook(db, change)
      return redirectAfter('paused')
    case 'resume':
      await resumeWebhook(db, change)
      return redirectAfter('resumed')
    case 'test':
      await sendTest(db, change)
      return redirectAfter('tested')
    case 'again': {
      const deliveryId = formText(fields, 'of')
      if (isUuid(deliveryId)) await sendAgain(db, { ...change, deliveryId })
      return redirectAfter('again')
    }
    case 'remove':
      await removeWebhook(db, change)
      return redirect(`${list}?done=removed`)
    default:
      throw notFound()
  }
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

/** One webhook with its secret and its delivery log (product: developers 10, 14). */
export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { webhook, secretNumber, secret, previousSecret, deliveries, isAttempt, isSending } = loaderData
  const { search } = useLocation()
  const wasInterrupted = useWasInterrupted()
  useRefreshWhile(isSending)
  const answer = reachedAnswer(actionData) ?? loaderData.entered
  const rejected = answer?.outcome === 'invalid-webhook' ? answer : null
  return (
    <>
      <BackLink to={list}>Developers</BackLink>
      <PageHeading title={<span className="break-all">{webhook.url}</span>} lead={webhook.seller} />
      <div className="grid grid-cols-1 gap-6">
        <Outcome />
        {loaderData.done && !rejected && (
          <Banner tone={isAttempt ? 'info' : 'success'}>
            {loaderData.done}
            {isSending && (
              <noscript>
                {' '}
                <Link to={{ search }} reloadDocument>
                  Check the delivery
                </Link>
              </noscript>
            )}
          </Banner>
        )}
        <Facts>
          <Fact name="State">
            <WebhookStateDot webhook={webhook} />
            {webhook.pausedBy === 'failures' && (
              <p className="text-ink-soft">
                Repair your receiver, send a test message, then resume. Messages held until then stay in the
                log: send again the ones you need.
              </p>
            )}
          </Fact>
          <Fact name="Events">{webhook.events.map((event) => webhookEventLabels[event]).join(', ')}</Fact>
          <Fact name="Secret">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <code className="break-all">{secret}</code>
              <CopyButton text={secret} label="Copy" />
            </div>
          </Fact>
          {previousSecret && (
            <Fact name="Old secret">
              <code className="break-all">{previousSecret}</code>
            </Fact>
          )}
        </Facts>
        {/* A finished change alters the key, which closes the panel. In an open panel, a second click could
            create another secret and immediately end the previous one. */}
        <div key={[secret, webhook.url, ...webhook.events].join(' ')} className="flex flex-wrap gap-2">
          <Form method="post" preventScrollReset>
            <SubmitButton intent="test">Send a test message</SubmitButton>
          </Form>
          <ActionPanel label="Change…" isOpen={rejected !== null} question="Which messages go where.">
            <WebhookFields values={webhook} rejected={rejected} />
            <SubmitButton intent="change">Save</SubmitButton>
          </ActionPanel>
          <ActionPanel
            label="Change the secret…"
            isOpen={wasInterrupted('rotate')}
            question="For a day, messages carry a signature of each secret, so you lose none while you switch."
          >
            <input type="hidden" name="from" value={secretNumber} />
            <SubmitButton intent="rotate">Make a new secret</SubmitButton>
          </ActionPanel>
          <Form method="post" preventScrollReset>
            {webhook.pausedAt === null ? (
              <SubmitButton intent="pause" variant="secondary">
                Pause
              </SubmitButton>
            ) : (
              <SubmitButton intent="resume">Resume</SubmitButton>
            )}
          </Form>
          <ActionPanel label="Remove…" variant="quiet" question={`Remove ${webhook.url} and its log?`}>
            <SubmitButton intent="remove" variant="danger">
              Yes, remove it
            </SubmitButton>
          </ActionPanel>
        </div>
        <DeliveryLog deliveries={deliveries} />
      </div>
    </>
  )
}
