import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { NotFound } from '#shell/not-found.tsx'
import { PageFailure } from '#shell/page-failure.tsx'

/** A boundary between the root and every page, so that an error replaces only the page, not the shop's frame. */
export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <PageFailure />
}
