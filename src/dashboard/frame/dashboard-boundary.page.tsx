import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { brand } from '#content/brand.ts'
import { makeItSmaller, nothingSent, tooLargeTitle } from '#http/body-limits.ts'
import { LoadFailure } from '#shell/page-failure.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'

/** Renders the page inside the frame, so that an error replaces only the page. */
export default function DashboardBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : null
  if (status === 413) return <TooLarge />
  return status === 404 ? <NothingHere /> : <NotLoaded />
}

/** Shown if the server rejects a form as too large that `stopLargeForm` did not stop. */
function TooLarge() {
  return (
    <EmptyState heading="h1" title={tooLargeTitle}>
      {nothingSent} {makeItSmaller}
    </EmptyState>
  )
}

/** The dashboard's own error message, because the shop's message mentions carts (product: pages 18). */
function NotLoaded() {
  return (
    <LoadFailure home={{ path: '/dashboard', label: 'Go to the overview' }}>
      We lost the connection. Check it and try again. What you saved is safe.
    </LoadFailure>
  )
}

/** Shown for missing records and for pages that the viewer's roles do not allow (product: dashboard 2). */
function NothingHere() {
  return (
    <>
      <title>{`Nothing here · ${brand.name}`}</title>
      <EmptyState
        heading="h1"
        title="Nothing here"
        action={<ButtonLink to="/dashboard">Go to the overview</ButtonLink>}
      >
        You don’t have access to this page, or it’s gone. Ask an owner if you need it.
      </EmptyState>
    </>
  )
}
