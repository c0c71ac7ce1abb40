import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import {
  logInMessages,
  newPasswordMessages,
  shownMessage,
  signUpMessages,
  unexpectedMessage,
} from '#account/account-messages.ts'
import type { AccountProblem } from '#account/account-request.client.ts'
import { ForgottenPasswordDialog } from '#account/forgotten-password-dialog.tsx'
import type { LocalRecord } from '#account/local-record.ts'
import { LogInForm } from '#account/log-in-form.tsx'
import { openedTab, returnLabel, safeReturnPath } from '#account/return-path.ts'
import {
  duplicateSwitchMilliseconds,
  logInRedirectMilliseconds,
  signUpReturnMilliseconds,
} from '#account/session.ts'
import { sessionStore } from '#account/session.store.ts'
import { SignUpForm } from '#account/sign-up-form.tsx'
import { SignedUp } from '#account/signed-up.tsx'
import { useTimeout } from '#account/use-timeout.ts'
import { useSession } from '#account/use-session.ts'
import { Banner } from '#ui/banner.tsx'
import { intoView } from '#ui/element-refs.ts'
import { Tabs } from '#ui/tabs.tsx'
import { dismissToasts, toast } from '#ui/toast.store.ts'

type TabName = 'sign-up' | 'log-in'

interface Notice {
  tone: 'success' | 'error'
  text: string
}

/** The two forms, what came of them, and the way back to the page that sent the visitor here. */
export function JoinOrLogIn({ isPasswordChanged }: { isPasswordChanged: boolean }) {
  const [parameters] = useSearchParams()
  const { key: visit } = useLocation()
  const navigate = useNavigate()
  const later = useTimeout()
  const isSentHere = parameters.has('next')
  const opened = openedTab(parameters)
  const [tab, setTab] = useState<TabName>(isPasswordChanged ? 'log-in' : opened)
  const [shownVisit, setShownVisit] = useState(visit)
  const [notice, setNotice] = useState<Notice | null>(
    isPasswordChanged ? { tone: 'success', text: newPasswordMessages.changed } : null,
  )
  const [isSignedUp, setSignedUp] = useState(false)
  const [knownEmail, setKnownEmail] = useState('')
  const [forgotten, setForgotten] = useState({ isOpen: false, email: '' })
  const returnPath = safeReturnPath(parameters.get('next'))

  // A link of the header, followed on this very page.
  if (visit !== shownVisit) {
    setShownVisit(visit)
    if (isSentHere) setTab(opened)
  }

  function start() {
    later.cancel()
    setNotice(null)
  }

  function chooseTab(chosen: TabName) {
    start()
    setTab(chosen)
  }

  function goBack() {
    void navigate(returnPath, { replace: true })
  }

  function created() {
    dismissToasts()
    setSignedUp(true)
    toast({ title: 'Account Created', tone: 'success' })
    // A sign-up ends the customer-portal session that was open here (product: accounts 3).
    void sessionStore.acceptSignUp()
    if (isSentHere) later.run(signUpReturnMilliseconds, goBack)
  }

  function signUpFailed(problem: AccountProblem, email: string) {
    const text = shownMessage(problem, Object.keys(signUpMessages), unexpectedMessage)
    if (problem.code !== 'invalid_request') setNotice({ tone: 'error', text })
    if (problem.code === 'already_registered') setKnownEmail(email)
    if (problem.code !== 'duplicate_customer') return
    setKnownEmail(email)
    later.run(duplicateSwitchMilliseconds, () => setTab('log-in'))
  }

  function logInGranted(record: LocalRecord) {
    if (!sessionStore.acceptLogIn(record)) return setNotice({ tone: 'error', text: unexpectedMessage })
    dismissToasts()
    setNotice({ tone: 'success', text: logInMessages.granted })
    toast({ title: 'Welcome back!', tone: 'success' })
    later.run(logInRedirectMilliseconds, goBack)
  }

  function logInFailed(problem: AccountProblem) {
    if (problem.code === 'invalid_request') return
    const codes = ['access_denied', 'log_in_failed', 'customer_portal_unreachable']
    setNotice({ tone: 'error', text: shownMessage(problem, codes, unexpectedMessage) })
  }

  return (
    <>
      {isSignedUp && <SignedUp returnPath={returnPath} isReturning={isSentHere} />}
      {notice && (
        <div key={notice.text} ref={intoView} className="mb-6">
          <Banner tone={notice.tone}>{notice.text}</Banner>
        </div>
      )}
      {!notice && !isSignedUp && <AlreadySignedIn returnPath={returnPath} />}
      <div className="card card-plain p-6 sm:p-8" hidden={isSignedUp}>
        <Tabs
          label="Join or log in"
          value={tab}
          onChange={chooseTab}
          tabs={[
            {
              value: 'sign-up',
              label: 'Sign Up',
              panel: <SignUpForm onStart={start} onCreated={created} onError={signUpFailed} />,
            },
            {
              value: 'log-in',
              label: 'Log In',
              panel: (
                <LogInForm
                  email={knownEmail}
                  onStart={start}
                  onGranted={logInGranted}
                  onError={logInFailed}
                  onForgotten={(email) => setForgotten({ isOpen: true, email })}
                />
              ),
            },
          ]}
        />
      </div>
      <ForgottenPasswordDialog
        open={forgotten.isOpen}
        email={forgotten.email}
        onClose={() => setForgotten({ ...forgotten, isOpen: false })}
      />
    </>
  )
}

function AlreadySignedIn({ returnPath }: { returnPath: string }) {
  const { session } = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <div className="mb-6">
      <Banner title="You are signed in">
        <Link to={returnPath} className="link">
          {returnLabel(returnPath)}
        </Link>
      </Banner>
    </div>
  )
}
