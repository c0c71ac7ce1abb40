import { signUpMessages } from '#account/session/account-messages.ts'
import { returnLabel } from '#account/session/return-path.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { focusInView } from '#ui/forms/element-refs.ts'

interface SignedUpProps {
  returnPath: string
  /** Whether the page will return the customer to the page they came from. */
  isReturning: boolean
}

/** Replaces the form after a sign-up. */
export function SignedUp({ returnPath, isReturning }: SignedUpProps) {
  return (
    <div ref={focusInView} tabIndex={-1} className="card card-plain grid gap-5 p-6 sm:p-8">
      <Banner tone="success">{signUpMessages.created}</Banner>
      <div className="grid gap-2">
        <h2 className="text-xl">Next: confirm your email</h2>
        <p className="text-ink-soft">
          Open the link we sent you. {isReturning && 'We’re taking you back to where you were...'}
        </p>
      </div>
      <ButtonLink to={isReturning ? returnPath : '/marketplace'} replace={isReturning}>
        {isReturning ? returnLabel(returnPath) : 'Go to the marketplace'}
      </ButtonLink>
    </div>
  )
}
