import { Link, useRevalidator } from 'react-router'
import { brand } from '#content/brand.ts'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'

/** A page that could not be loaded (product: pages 18). */
export function PageFailure() {
  const { revalidate, state } = useRevalidator()
  return (
    <section className="page section-space">
      <title>{`We couldn’t load this page · ${brand.name}`}</title>
      <EmptyState
        heading="h1"
        title="We couldn’t load this page"
        action={
          <>
            <Button busy={state === 'loading'} busyLabel="Trying again..." onClick={() => void revalidate()}>
              Try again
            </Button>
            <Link to="/" className={buttonClass({ variant: 'secondary' })}>
              Return to Home
            </Link>
          </>
        }
      >
        We couldn’t connect. Please check your connection and try again. Your cart is safe.
      </EmptyState>
    </section>
  )
}
