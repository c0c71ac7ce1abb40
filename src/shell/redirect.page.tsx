import { redirect } from 'react-router'
import { pageContext } from '#http/server/page-context.server.ts'
import { redirects } from '#shell/redirects.ts'
import type { Route } from './+types/redirect.page.ts'

/** Redirects on the server, so that Back does not return to this address (product: pages 4). */
export function loader({ request, context }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, '').replace(/\/+$/, '')
  const target = redirects[path]
  if (!target) throw new Response('Not found', { status: 404 })
  throw redirect(target === 'network-site' ? pageContext(context).environment.NETWORK_URL : target, 301)
}

export default function RedirectPage() {
  return null
}
