import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { NotFound } from '#shell/not-found.tsx'
import { PageFailure } from '#shell/page-failure.tsx'

/** An error boundary below the root, so that an error replaces only the page and not the shop's frame. */
export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <PageFailure />
}
