import { joinPath, signInPath } from '#account/session/return-path.ts'
import { useSession } from '#account/session/use-session.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { CartIcon, UserIcon } from '#ui/icons/icons-interface.tsx'
import { IconRings } from '#ui/layout/icon-rings.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'

const path = '/marketplace/my-purchases'

/** Shown if the customer has no orders or is signed out, and this browser has stored none (product: orders 22). */
export function NoPurchases() {
  const { session } = useSession()
  if (session.status === 'signed-out') {
    return (
      <EmptyState
        title="Log in to see your purchases"
        picture={
          <IconRings>
            <UserIcon />
          </IconRings>
        }
        action={
          <>
            <ButtonLink to={signInPath(path)}>Log in</ButtonLink>
            <ButtonLink to={joinPath(path)} variant="secondary">
              Create account
            </ButtonLink>
          </>
        }
      >
        Orders, receipts, subscriptions and quotes, in the account you ordered with.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No purchases yet"
      picture={
        <IconRings>
          <CartIcon />
        </IconRings>
      }
      action={<ButtonLink to="/marketplace">Browse the marketplace</ButtonLink>}
    >
      Your orders will appear here after checkout.
    </EmptyState>
  )
}
