import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { authOf } from '#account/auth-context.server.ts'
import { isResetTokenOpen } from '#account/auth.server.ts'
import { ForgottenPasswordDialog } from '#account/forgotten-password-dialog.tsx'
import {
  logInMessages,
  newPasswordMessages,
  shownMessage,
  signUpMessages,
  unexpectedMessage,
} from '#account/account-messages.ts'
import type { Problem } from '#account/account-request.client.ts'
import { LogInForm } from '#account/log-in-form.tsx'
import { NewPasswordForm } from '#account/new-password-form.tsx'
import { safeReturnPath } from '#account/return-path.ts'
import { SignUpForm } from '#account/sign-up-form.tsx'
import { sessionStore } from '#account/session.store.ts'
import { useSession } from '#account/use-session.ts'
import type { LocalRecord } from '#account/local-record.ts'
import { duplicateSwitchMilliseconds, logInRedirectMilliseconds } from '#account/session.ts'
import { pageContext } from '#http/page-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import { Banner } from '#ui/banner.tsx'
import { RingMotif } from '#ui/ring-motif.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { toast } from '#ui/toast-store.ts'
import type { Route } from './+types/auth.page.ts'

type TabName = 'sign-up' | 'log-in'
interface Notice {
  tone: 'success' | 'error'
  text: string
  /** Where a new customer continues. */
  onwards?: string
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Join or sign in',
    description: 'Create your Wadah account, or sign in to your cart, your orders and your settings.',
    path: '/auth',
    noIndex: true,
  })
}

/** Whether the reset link can still be used, so that nobody chooses a password for nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = resetToken(request)
  if (token === null) return { isLinkOpen: true }
  const { clock, log } = pageContext(context)
  try {
    return { isLinkOpen: await isResetTokenOpen(authOf(context), token, clock()) }
  } catch (error) {
    log.warn({ err: error }, 'reset link not looked up')
    // Unknown then; submitting the form will tell.
    return { isLinkOpen: true }
  }
}

/** Without a reset link there is nothing to ask the server. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return resetToken(request) === null ? { isLinkOpen: true } : serverLoader()
}

/** Sign-up, log-in and a forgotten password. */
export default function AuthPage({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const { session } = useSession()
  // A visitor whom another page sent here starts with log-in (product: accounts 10).
  const [tab, setTab] = useState<TabName>(parameters.has('next') ? 'log-in' : 'sign-up')
  const [notice, setNotice] = useState<Notice | null>(null)
  const [knownEmail, setKnownEmail] = useState('')
  const [forgotten, setForgotten] = useState<{ open: boolean; email: string }>({ open: false, email: '' })
  const later = useLater()
  const returnPath = safeReturnPath(parameters.get('next'))
  const choosingPassword = parameters.get('reset') === 'true'

  function start() {
    later.cancel()
    setNotice(null)
  }

  function chooseTab(chosen: TabName) {
    start()
    setTab(chosen)
  }

  function created() {
    setNotice({ tone: 'success', text: signUpMessages.created, onwards: returnPath })
    toast({ title: 'Account Created', tone: 'success' })
    // A sign-up ends the customer-portal session that was open here (product: accounts 3).
    void sessionStore.acceptSignUp()
  }

  function signUpRefused(refusal: Problem, email: string) {
    const text = shownMessage(refusal, Object.keys(signUpMessages), unexpectedMessage)
    if (refusal.code !== 'invalid_request') setNotice({ tone: 'error', text })
    if (refusal.code === 'already_registered') setKnownEmail(email)
    if (refusal.code !== 'duplicate_customer') return
    setKnownEmail(email)
    later.run(duplicateSwitchMilliseconds, () => setTab('log-in'))
  }

  function logInGranted(record: LocalRecord) {
    if (!sessionStore.acceptLogIn(record)) return setNotice({ tone: 'error', text: unexpectedMessage })
    setNotice({ tone: 'success', text: logInMessages.granted })
    toast({ title: 'Welcome back!', tone: 'success' })
    later.run(logInRedirectMilliseconds, () => void navigate(returnPath, { replace: true }))
  }

  function logInRefused(refusal: Problem) {
    if (refusal.code === 'invalid_request') return
    const codes = ['access_denied', 'log_in_failed', 'portal_away']
    setNotice({ tone: 'error', text: shownMessage(refusal, codes, unexpectedMessage) })
  }

  function passwordChanged() {
    setTab('log-in')
    setNotice({ tone: 'success', text: newPasswordMessages.changed })
    void sessionStore.refresh()
    void navigate('/auth', { replace: true })
  }

  return (
    <div className="page section-space">
      <div className="mx-auto max-w-form">
        <RingMotif className="mx-auto mb-6 size-12 text-accent-text" />
        <h1 className="text-center text-3xl">
          {choosingPassword ? 'Choose a new password' : 'Your Wadah account'}
        </h1>
        <p className="mt-3 mb-8 text-center text-balance text-ink-soft">
          {choosingPassword
            ? 'It replaces the one that you have forgotten.'
            : 'One account for your cart, your orders and the customer portal.'}
        </p>
        <noscript>
          <Banner title="These forms need JavaScript">
            Please switch it on in your browser to create an account or to sign in.
          </Banner>
        </noscript>
        {notice && (
          <div key={notice.text} ref={intoView} className="mb-6">
            <Banner tone={notice.tone}>
              {notice.text}
              {notice.onwards && (
                <Link to={notice.onwards} className="link mt-2 block">
                  {notice.onwards === '/' ? 'Go to the home page' : 'Go on where you were'}
                </Link>
              )}
            </Banner>
          </div>
        )}
        {session.status === 'signed-in' && !notice && !choosingPassword && (
          <div className="mb-6">
            <Banner title="You are signed in">
              <Link to={returnPath} className="link">
                {returnPath === '/' ? 'Go to the home page' : 'Go on where you were'}
              </Link>
            </Banner>
          </div>
        )}
        <div className="card card-plain p-6 sm:p-8">
          {choosingPassword ? (
            <NewPasswordForm
              key={parameters.get('token')}
              token={parameters.get('token') ?? ''}
              isLinkOpen={loaderData.isLinkOpen}
              onChanged={passwordChanged}
              onAskAgain={() => setForgotten({ open: true, email: '' })}
            />
          ) : (
            <Tabs
              label="Join or sign in"
              value={tab}
              onChange={chooseTab}
              tabs={[
                {
                  value: 'sign-up',
                  label: 'Sign Up',
                  panel: <SignUpForm onStart={start} onCreated={created} onError={signUpRefused} />,
                },
                {
                  value: 'log-in',
                  label: 'Log In',
                  panel: (
                    <LogInForm
                      email={knownEmail}
                      onStart={start}
                      onGranted={logInGranted}
                      onError={logInRefused}
                      onForgotten={(email) => setForgotten({ open: true, email })}
                    />
                  ),
                },
              ]}
            />
          )}
        </div>
      </div>
      <ForgottenPasswordDialog
        open={forgotten.open}
        email={forgotten.email}
        onClose={() => setForgotten({ ...forgotten, open: false })}
      />
    </div>
  )
}

function resetToken({ url }: Request): string | null {
  const { searchParams } = new URL(url)
  return searchParams.get('reset') === 'true' ? searchParams.get('token') : null
}

/** On a phone the pressed button is far below its message. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}

/** A timer that is cancelled when another starts or the page is left. */
function useLater() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    run(milliseconds: number, what: () => void) {
      clearTimeout(timer.current)
      timer.current = setTimeout(what, milliseconds)
    },
    cancel: () => clearTimeout(timer.current),
  }
}
