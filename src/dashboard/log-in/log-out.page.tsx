import { redirect } from 'react-router'
import { authOf } from '#account/auth-context.server.ts'
import { endBackendSession } from '#account/auth.server.ts'
import { cookieHeaders } from '#dashboard/log-in/log-in.server.ts'
import type { PageHandle } from '#http/page-handle.ts'
import { pageContext } from '#http/page-context.server.ts'
import type { Route } from './+types/log-out.page.ts'

export const handle = { isPersonal: true, hasOwnFrame: true } satisfies PageHandle

/** Opening the address does nothing: only the button logs out. */
export function loader() {
  return redirect('/dashboard')
}

export async function action({ request, context }: Route.ActionArgs) {
  const ended = await endBackendSession(pageContext(context).db, authOf(context), request.headers)
  return redirect('/dashboard/log-in', { headers: cookieHeaders(ended) })
}

export default function LogOutPage() {
  return null
}
