import { isRouteErrorResponse, Link, Outlet, useRouteError } from 'react-router'
import { makeItSmaller, nothingSent, tooLargeTitle } from '#http/body-limits.ts'
import { PageFailure } from '#shell/page-failure.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** An error replaces the page alone; the rail around it stays. */
export default function DashboardBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : null
  if (status === 413) return <TooLarge />
  return status === 404 ? <NothingHere /> : <PageFailure />
}

/** Only for what `stopLargeForm` let pass. */
function TooLarge() {
  return (
    <EmptyState heading="h1" title={tooLargeTitle}>
      {nothingSent} {makeItSmaller}
    </EmptyState>
  )
}

/** The same for what does not exist and what the viewer's roles do not open (product: dashboard 2). */
function NothingHere() {
  return (
    <>
      <title>Nothing here · Wadah</title>
      <EmptyState
        heading="h1"
        title="Nothing here"
        action={
          <Link to="/dashboard" className={buttonClass()}>
            Go to the overview
          </Link>
        }
      >
        It does not exist, or your roles do not open it. Ask an owner if you need it.
      </EmptyState>
    </>
  )
}
