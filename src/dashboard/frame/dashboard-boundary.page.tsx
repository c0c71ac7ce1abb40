import { isRouteErrorResponse, Link, Outlet, useRevalidator, useRouteError } from 'react-router'
import { brand } from '#content/brand.ts'
import { makeItSmaller, nothingSent, tooLargeTitle } from '#http/body-limits.ts'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'

/** An error replaces only the page; the rail stays. */
export default function DashboardBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : null
  if (status === 413) return <TooLarge />
  return status === 404 ? <NothingHere /> : <NotLoaded />
}

/** The message for forms that `stopLargeForm` did not stop. */
function TooLarge() {
  return (
    <EmptyState heading="h1" title={tooLargeTitle}>
      {nothingSent} {makeItSmaller}
    </EmptyState>
  )
}

/** The dashboard has its own error message, because that of the shop is about carts (product: pages 18). */
function NotLoaded() {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <title>{`We couldn’t load this page · ${brand.name}`}</title>
      <EmptyState
        heading="h1"
        title="We couldn’t load this page"
        action={
          <>
            <Button busy={state === 'loading'} busyLabel="Trying again..." onClick={() => void revalidate()}>
              Try again
            </Button>
            <Link to="/dashboard" className={buttonClass({ variant: 'secondary' })}>
              Go to the overview
            </Link>
          </>
        }
      >
        We lost the connection. Check it and try again. What you saved is safe.
      </EmptyState>
    </>
  )
}

/** The same page for missing records and for what the viewer's roles do not allow (product: dashboard 2). */
function NothingHere() {
  return (
    <>
      <title>{`Nothing here · ${brand.name}`}</title>
      <EmptyState
        heading="h1"
        title="Nothing here"
        action={
          <Link to="/dashboard" className={buttonClass()}>
            Go to the overview
          </Link>
        }
      >
        You don’t have access to this page, or it’s gone. Ask an owner if you need it.
      </EmptyState>
    </>
  )
}
