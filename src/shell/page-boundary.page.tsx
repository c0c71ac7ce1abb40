import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { NotFound } from '#shell/not-found.tsx'
import { PageFailure } from '#shell/page-failure.tsx'

/** Stands between the root and every page, so that an error replaces the page alone and the shop around it stays. */
export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <PageFailure />
}
