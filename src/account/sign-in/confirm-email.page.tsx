import { useEffect, useRef, type ReactNode } from 'react'
import { data, Form, redirect, useActionData, useNavigation, type HeadersArgs } from 'react-router'
import { confirmEmail } from '#account/sign-in/account.commands.server.ts'
import { authOf } from '#account/session/auth-context.server.ts'
import { isEmailProofOpen } from '#account/session/auth.server.ts'
import { sessionStore } from '#account/session/session.store.ts'
import { brand } from '#content/brand.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { shopMeta } from '#site/page-meta.ts'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import type { Route } from './+types/confirm-email.page.ts'

const noStore = { 'cache-control': 'private, no-store' }

export const handle = { searchParameters: ['done'], privateParameters: ['token'] } satisfies PageHandle

export const meta = shopMeta({
  title: 'Confirm your email',
  description: `Confirm the email address of your ${brand.name} account.`,
  path: '/confirm-email',
  noIndex: true,
})

/**
 * Checks whether the link works. Opening the link does not use the token, because mail programs open links
 * too.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const isConfirmed = token === '' && searchParams.has('done')
  const { clock, log } = pageContext(context)
  try {
    return data(
      { token, isConfirmed, isLinkOpen: await isEmailProofOpen(authOf(context), token, clock()) },
      { headers: noStore },
    )
  } catch (error) {
    log.warn({ err: error }, 'could not look up an email confirmation link')
    // If the database is unavailable, assume that the link works. The form checks the link again.
    return data({ token, isConfirmed, isLinkOpen: true }, { headers: noStore })
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await request.formData().catch(() => new FormData())
  const token = fields.get('token')
  const needs = { db: pageContext(context).db, auth: authOf(context) }
  const isConfirmed = typeof token === 'string' && (await confirmEmail(needs, token))
  // The address contains the result, so that it survives a reload.
  if (isConfirmed) return redirect('/confirm-email?done=1', { headers: noStore })
  return data({ outcome: 'used' } as const, { status: 410, headers: noStore })
}

export function headers({ loaderHeaders, actionHeaders }: HeadersArgs) {
  return actionHeaders ?? loaderHeaders
}

/** The page of the mailed link that verifies the email of an account (product: accounts 29). */
export default function ConfirmEmailPage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  const { isConfirmed } = loaderData
  useEffect(() => {
    if (isConfirmed) void sessionStore.refresh()
  }, [isConfirmed])

  const screen = answer ? 'used' : stateOfLink(loaderData)
  const outcome = useRef<HTMLDivElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    // The pressed button has disappeared, so the focus moves to the result.
    if (shown.current !== screen) outcome.current?.focus()
    shown.current = screen
  }, [screen])
  return (
    <div ref={outcome} tabIndex={-1} className="page section-space">
      {screen === 'confirmed' && <Confirmed />}
      {screen === 'open' && <Confirm token={loaderData.token} />}
      {screen === 'used' && <LinkUsed />}
      {screen === 'no link' && <NoLink />}
    </div>
  )
}

function stateOfLink({ token, isConfirmed, isLinkOpen }: Route.ComponentProps['loaderData']) {
  if (isConfirmed) return 'confirmed'
  if (token === '') return 'no link'
  return isLinkOpen ? 'open' : 'used'
}

function Confirm({ token }: { token: string }) {
  const { state } = useNavigation()
  return (
    <EmptyState
      heading="h1"
      title="Confirm your email"
      action={
        <Form method="post" action="/confirm-email">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="large" busy={state === 'submitting'} busyLabel="Confirming…">
            Confirm my email
          </Button>
        </Form>
      }
    >
      One click confirms this is your address. If you didn’t create a {brand.name} account, close this page.
    </EmptyState>
  )
}

function Confirmed() {
  return (
    <EmptyState
      heading="h1"
      title="Your email is confirmed"
      action={
        <>
          <ButtonLink to="/marketplace">Go to the marketplace</ButtonLink>
          <ButtonLink to="/marketplace/my-purchases" variant="secondary">
            My Purchases
          </ButtonLink>
        </>
      }
    >
      Thank you. You’re all set.
    </EmptyState>
  )
}

function LinkUsed() {
  return (
    <ToSettings title="This link no longer works">
      It has expired or was already used. Check your settings to see if your email is confirmed, or to get a
      new link.
    </ToSettings>
  )
}

/** Shown if the address has no token. */
function NoLink() {
  return (
    <ToSettings title="Confirm your email">
      Open the link in the email that we sent you. Your settings show whether your email is confirmed, and can
      send you a new link.
    </ToSettings>
  )
}

function ToSettings({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState heading="h1" title={title} action={<ButtonLink to="/settings">Go to settings</ButtonLink>}>
      {children}
    </EmptyState>
  )
}
