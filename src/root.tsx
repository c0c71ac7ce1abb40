import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { services } from '#server/page-context.server.ts'
import { siteFrom } from '#site/site.server.ts'
import type { Route } from './+types/root.ts'
import stylesheet from './app.css?url'

export function links() {
  return [
    { rel: 'stylesheet', href: stylesheet },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icon-180.png' },
  ]
}

export function loader({ context }: Route.LoaderArgs) {
  return { site: siteFrom(services(context).environment) }
}

/** What lives outside a page never changes with one, so a navigation does not ask for it again. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
