import { data, Form, useActionData, useNavigation, type HeadersArgs } from 'react-router'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { stopInvitations } from '#reviews/invitations/send-invitations.commands.server.ts'
import { emailOfStopToken } from '#reviews/invitations/stop-token.server.ts'
import { shopMeta } from '#site/page-meta.ts'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import type { Route } from './+types/stop-invitations.page.ts'

const noStore = { 'cache-control': 'private, no-store' }

export const handle = { privateParameters: ['token'] } satisfies PageHandle

export const meta = shopMeta({
  title: 'No more review emails',
  description: 'Stop emails that ask for reviews.',
  path: '/reviews/stop',
  noIndex: true,
})

/** Only the button unsubscribes. Opening the link does not, because mail programs open links too. */
export function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isKnown = emailOfStopToken(pageContext(context).environment.AUTH_SECRET, token) !== null
  return data({ token, isKnown }, { status: isKnown ? 200 : 404, headers: noStore })
}

/**
 * Unsubscribes from invitations. Mail programs may send this POST request themselves, without a cookie
 * (product: reviews 22).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, environment } = pageContext(context)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const email = emailOfStopToken(environment.AUTH_SECRET, token)
  if (email === null) return data({ isStopped: false }, { status: 404, headers: noStore })
  await stopInvitations(db, { email, now: clock() })
  return data({ isStopped: true }, { headers: noStore })
}

export function headers({ loaderHeaders, actionHeaders }: HeadersArgs) {
  return actionHeaders ?? loaderHeaders
}

export default function StopInvitationsPage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  const { state } = useNavigation()
  const { token, isKnown } = loaderData
  return (
    <section className="page section-space">
      {answer?.isStopped ? (
        <EmptyState heading="h1" title="No more review emails" action={<ToMarketplace />}>
          We won’t email you about reviews again. You can still write one in My Purchases.
        </EmptyState>
      ) : isKnown ? (
        <EmptyState
          heading="h1"
          title="Stop review emails?"
          action={
            <Form method="post" action={`/reviews/stop?${new URLSearchParams({ token })}`}>
              <Button type="submit" size="large" busy={state === 'submitting'} busyLabel="Stopping…">
                Stop these emails
              </Button>
            </Form>
          }
        >
          We ask for a review once, two weeks after an order is active. One click turns this off.
        </EmptyState>
      ) : (
        <EmptyState heading="h1" title="This link doesn’t work" action={<ToMarketplace />}>
          This link isn’t complete. Please open it from the email again.
        </EmptyState>
      )}
    </section>
  )
}

function ToMarketplace() {
  return <ButtonLink to="/marketplace">Go to the marketplace</ButtonLink>
}
