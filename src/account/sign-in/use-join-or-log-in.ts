import { useState, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import {
  logInMessage,
  logInMessages,
  newPasswordMessages,
  signUpMessage,
  unexpectedMessage,
} from '#account/session/account-messages.ts'
import type { AccountProblem } from '#account/session/account-request.client.ts'
import { guestLines } from '#account/session/guest-lines.client.ts'
import type { LocalRecord } from '#account/session/local-record.ts'
import { openedTab, safeReturnPath } from '#account/session/return-path.ts'
import {
  duplicateSwitchMilliseconds,
  hasEndedOnServer,
  logInRedirectMilliseconds,
  signUpReturnMilliseconds,
} from '#account/session/session.ts'
import { sessionStore } from '#account/session/session.store.ts'
import { useHydrated } from '#account/session/use-hydrated.ts'
import { object, parsed, text } from '#lib/schema.ts'
import { dismissToasts, toast } from '#ui/toasts/toast.store.ts'

type TabName = 'sign-up' | 'log-in'

interface Notice {
  tone: 'success' | 'error'
  text: string
  /** Whether the message takes the focus, because the focused form was removed. */
  takesFocus?: boolean
}

/** Returns the open form, the result of the last submission, and the return path (product: accounts 19). */
export function useJoinOrLogIn(isPasswordChanged: boolean) {
  const [parameters] = useSearchParams()
  const { key: visit, state } = useLocation()
  const navigate = useNavigate()
  const timeout = useTimeout()
  const isSentHere = parameters.has('next')
  const isHydrated = useHydrated()
  // The history state exists only in the browser, so it is used only after hydration.
  const sentEmail = isHydrated ? emailOfSender(state) : undefined
  const opened = sentEmail === undefined ? openedTab(parameters) : 'log-in'
  const [tab, setTab] = useState<TabName>(isPasswordChanged ? 'log-in' : opened)
  const [shownVisit, setShownVisit] = useState(visit)
  const [notice, setNotice] = useState<Notice | null>(
    isPasswordChanged ? { tone: 'success', text: newPasswordMessages.changed, takesFocus: true } : null,
  )
  const [signedUp, setSignedUp] = useState<{ email: string; hasLines: boolean } | null>(null)
  const [knownEmail, setKnownEmail] = useState(emailOfEndedSession)
  const returnPath = safeReturnPath(parameters.get('next'))

  // A link in the header may lead to this page while it is open. Then show the tab that the link selects.
  if (visit !== shownVisit) {
    setShownVisit(visit)
    setTab(opened)
  }

  function start() {
    timeout.cancel()
    setNotice(null)
  }

  function chooseTab(chosen: TabName) {
    start()
    setTab(chosen)
  }

  function goBack() {
    void navigate(returnPath, { replace: true })
  }

  function created(email: string) {
    dismissToasts()
    setSignedUp({ email, hasLines: guestLines().length > 0 })
    toast({ title: 'Account Created', tone: 'success' })
    // A sign-up ends the customer-portal session of this browser (product: accounts 3).
    void sessionStore.acceptSignUp()
    if (isSentHere) timeout.run(signUpReturnMilliseconds, goBack)
  }

  function signUpFailed(problem: AccountProblem, email: string) {
    const text = signUpMessage(problem)
    if (problem.code !== 'invalid_request') setNotice({ tone: 'error', text })
    if (problem.code === 'already_registered') setKnownEmail(email)
    if (problem.code !== 'duplicate_customer') return
    setKnownEmail(email)
    timeout.run(duplicateSwitchMilliseconds, () => {
      setTab('log-in')
      setNotice({ tone: 'error', text, takesFocus: true })
    })
  }

  function logInGranted(record: LocalRecord) {
    if (!sessionStore.acceptLogIn(record)) return setNotice({ tone: 'error', text: unexpectedMessage })
    dismissToasts()
    setNotice({ tone: 'success', text: logInMessages.granted })
    toast({ title: 'Welcome back!', tone: 'success' })
    timeout.run(logInRedirectMilliseconds, goBack)
  }

  function logInFailed(problem: AccountProblem) {
    if (problem.code === 'invalid_request') return
    setNotice({ tone: 'error', text: logInMessage(problem) })
  }

  return {
    tab,
    notice,
    signedUp,
    isSentHere,
    knownEmail: knownEmail || (sentEmail ?? ''),
    returnPath,
    start,
    chooseTab,
    created,
    signUpFailed,
    logInGranted,
    logInFailed,
  }
}

/**
 * The email from the checkout of an ended session (product: checkout 16) or from a new password. Empty after a
 * sign-out in the settings.
 */
function emailOfSender(state: unknown): string | undefined {
  return parsed(object({ email: text }), state)?.email
}

function emailOfEndedSession(): string {
  const session = sessionStore.getState()
  return session.status === 'signed-in' && hasEndedOnServer(session) ? session.user.email : ''
}

/** Returns a timer. Starting it again or leaving the page stops the previous run. */
function useTimeout() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    run(milliseconds: number, callback: () => void) {
      clearTimeout(timer.current)
      timer.current = setTimeout(callback, milliseconds)
    },
    cancel: () => clearTimeout(timer.current),
  }
}
