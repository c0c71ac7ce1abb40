import { useState } from 'react'
import { Link } from 'react-router'
import { ForgottenPasswordDialog } from '#account/sign-in/forgotten-password-dialog.tsx'
import { LogInForm } from '#account/sign-in/log-in-form.tsx'
import { returnLabel } from '#account/session/return-path.ts'
import { hasEndedOnServer } from '#account/session/session.ts'
import { SignUpForm } from '#account/sign-in/sign-up-form.tsx'
import { useJoinOrLogIn } from '#account/sign-in/use-join-or-log-in.ts'
import { useSession } from '#account/session/use-session.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { focusInView, intoView } from '#ui/forms/element-refs.ts'
import { Tabs } from '#ui/dialogs/tabs.tsx'
import { signUpMessages } from '#account/session/account-messages.ts'
import { ButtonLink } from '#ui/forms/button.tsx'

/**
 * The forms of sign-up and log-in with their results. Afterward visitors return to the page that they came
 * from.
 */
export function JoinOrLogIn({ isPasswordChanged }: { isPasswordChanged: boolean }) {
  const { tab, notice, signedUp, isSentHere, knownEmail, returnPath, ...handlers } =
    useJoinOrLogIn(isPasswordChanged)
  const isSignedUp = signedUp !== null
  const [forgotten, setForgotten] = useState({ isOpen: false, email: '' })
  return (
    <>
      {signedUp && <SignedUp {...signedUp} returnPath={returnPath} isReturning={isSentHere} />}
      {notice && (
        <div
          key={`${notice.text} ${notice.takesFocus}`}
          ref={notice.takesFocus ? focusInView : intoView}
          tabIndex={-1}
          className="mb-6"
        >
          <Banner tone={notice.tone}>{notice.text}</Banner>
        </div>
      )}
      {!notice && !isSignedUp && <AlreadySignedIn returnPath={returnPath} />}
      <div
        className="card card-plain [&_[role=tab]]:grow px-5 pt-1 pb-5 sm:px-8 sm:pt-4 sm:pb-8"
        hidden={isSignedUp}
      >
        <Tabs
          label="Join or log in"
          value={tab}
          onChange={handlers.chooseTab}
          tabs={[
            {
              value: 'sign-up',
              label: 'Sign up',
              panel: (
                <SignUpForm
                  onStart={handlers.start}
                  onCreated={handlers.created}
                  onError={handlers.signUpFailed}
                />
              ),
            },
            {
              value: 'log-in',
              label: 'Log in',
              panel: (
                <LogInForm
                  email={knownEmail}
                  onStart={handlers.start}
                  onGranted={handlers.logInGranted}
                  onError={handlers.logInFailed}
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
  if (session.status !== 'signed-in' || hasEndedOnServer(session)) return null
  return (
    <div className="mb-6">
      <Banner title="You’re signed in">
        <Link to={returnPath} className="link">
          {returnLabel(returnPath)}
        </Link>
      </Banner>
    </div>
  )
}

interface SignedUpProps {
  email: string
  /** Whether something waits in the cart. */
  hasLines: boolean
  returnPath: string
  /** Whether the customer will return to the page that they came from. */
  isReturning: boolean
}

/** Replaces the form after sign-up. */
function SignedUp({ email, hasLines, returnPath, isReturning }: SignedUpProps) {
  const next = isReturning ? returnPath : hasLines ? '/checkout' : null
  return (
    <div ref={focusInView} tabIndex={-1} className="card card-plain grid gap-5 p-6 sm:p-8">
      <Banner tone="success" title={signUpMessages.created} />
      <p>
        Next: open the link we sent to <span className="font-semibold break-words">{email}</span> to confirm
        your address.
      </p>
      <ButtonLink to={next ?? '/marketplace'} replace={isReturning}>
        {next === null ? 'Go to the marketplace' : returnLabel(next)}
      </ButtonLink>
    </div>
  )
}
