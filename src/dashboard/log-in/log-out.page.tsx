import { redirect } from 'react-router'
import { authOf } from '#account/session/auth-context.server.ts'
import { endBackendSession } from '#account/session/auth.server.ts'
import { cookieHeaders } from '#dashboard/log-in/log-in.server.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import type { Route } from './+types/log-out.page.ts'

export const handle = { isPersonal: true, hasOwnFrame: true } satisfies PageHandle

/** Only the button logs out. Opening the address does not. */
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
