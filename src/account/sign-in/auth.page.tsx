import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { authOf } from '#account/session/auth-context.server.ts'
import { isResetTokenOpen } from '#account/session/auth.server.ts'
import { GuestCartLine } from '#account/sign-in/guest-cart-line.tsx'
import { JoinOrLogIn } from '#account/sign-in/join-or-log-in.tsx'
import { NewPasswordForm } from '#account/sign-in/new-password-form.tsx'
import { returnNote } from '#account/session/return-path.ts'
import { sessionStore } from '#account/session/session.store.ts'
import { brand } from '#content/brand.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import { Banner } from '#ui/forms/banner.tsx'
import type { Route } from './+types/auth.page.ts'

export const handle = {
  searchParameters: ['next', 'reset', 'tab'],
  privateParameters: ['token'],
} satisfies PageHandle

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: isReset(new URLSearchParams(location.search)) ? choosePassword : 'Join or log in',
    description: `Create your ${brand.name} account, or log in to your cart, your orders and your settings.`,
    path: '/auth',
    noIndex: true,
  })
}

const choosePassword = 'Choose a new password'

/** Whether the address is the mailed link for a new password (product: accounts 24). */
function isReset(parameters: URLSearchParams): boolean {
  return parameters.get('reset') === 'true'
}

/**
 * Checks the reset link first, so that nobody enters a password before learning that the link has expired.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = resetToken(request)
  if (token === null) return { isLinkOpen: true }
  const { clock, log } = pageContext(context)
  try {
    return { isLinkOpen: await isResetTokenOpen(authOf(context), token, clock()) }
  } catch (error) {
    log.warn({ err: error }, 'could not look up a password reset link')
    // If the database is unavailable, assume that the link works. The form checks the link again.
    return { isLinkOpen: true }
  }
}

/** Skips the request to the server unless there is a reset link to check. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return resetToken(request) === null ? { isLinkOpen: true } : serverLoader()
}

/** Sign-up, log-in and password reset. */
export default function AuthPage({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const [isPasswordChanged, setPasswordChanged] = useState(false)
  const isChoosing = isReset(parameters)
  const token = parameters.get('token')

  function passwordChanged(email: string) {
    setPasswordChanged(true)
    void sessionStore.refresh()
    void navigate('/auth', { replace: true, state: { email } })
  }

  return (
    <div className="page pt-2 pb-16 md:pt-6 md:pb-24" data-toasts-below="">
      <div className="mx-auto max-w-form">
        <h1 className="text-center text-2xl sm:text-3xl">
          {isChoosing ? choosePassword : `Your ${brand.name} account`}
        </h1>
        <div className="mt-1 mb-4 text-center text-balance text-ink-soft max-sm:text-sm">
          {isChoosing ? (
            <p>It replaces your old one.</p>
          ) : (
            <GuestCartLine>
              {returnNote(parameters.get('next')) ?? 'For the shop, your orders and the customer portal.'}
            </GuestCartLine>
          )}
        </div>
        <noscript>
          <Banner title="These forms need JavaScript">
            Please turn it on in your browser to create an account or to log in.
          </Banner>
        </noscript>
        {isChoosing ? (
          <div className="card card-plain p-6 sm:p-8">
            <NewPasswordForm
              key={token}
              token={token}
              isLinkOpen={loaderData.isLinkOpen}
              onChanged={passwordChanged}
            />
          </div>
        ) : (
          <>
            <JoinOrLogIn isPasswordChanged={isPasswordChanged} />
            <p className="mt-4 text-center text-sm text-balance text-ink-soft">
              Here for the network?{' '}
              <Link to="/wadah-network#apply" className="link whitespace-nowrap">
                Apply to join
              </Link>
              , no account needed.
            </p>
          </>
        )}
      </div>
    </div>
  )
}

function resetToken({ url }: Request): string | null {
  const { searchParams } = new URL(url)
  return isReset(searchParams) ? searchParams.get('token') : null
}
