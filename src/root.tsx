import { use, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { CartProvider } from '#cart/browser/use-cart.ts'
import { NonceContext, SharedScriptContext } from '#lib/document-context.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { skeletonOf } from '#marketplace/skeletons.tsx'
import { Frame } from '#shell/frame.tsx'
import { PageFailure } from '#shell/page-failure.tsx'
import { rememberSearchScript } from '#shell/search/remember-search.ts'
import { siteFrom } from '#site/site.server.ts'
import { earlyPressScript, replayEarlyPresses } from '#ui/forms/early-press.ts'
import { earlySubmitScript } from '#ui/forms/early-submit.ts'
import { themeScript } from '#ui/theme/theme-script.ts'
import type { Route } from './+types/root.ts'
import stylesheet from './app.css?url'
import textFace from './ui/styles/fonts/instrument-sans.woff2?url'
import displayFace from './ui/styles/fonts/platypi.woff2?url'

export function links() {
  return [
    // With a precedence, React places the stylesheet before the scripts, so that it is loaded first.
    { rel: 'stylesheet', href: stylesheet, precedence: 'default' },
    ...[displayFace, textFace].map((href) => ({
      rel: 'preload',
      as: 'font' as const,
      type: 'font/woff2',
      href,
      crossOrigin: 'anonymous' as const,
    })),
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icon-180.png' },
  ]
}

/** Without JavaScript, a waitlist form redirects back to its page with these parameters. */
export const handle = { searchParameters: ['joined', 'failed'] } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  return { site: siteFrom(pageContext(context).environment) }
}

/** The data of the root is the same on every page, so it is never reloaded. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(NonceContext)
  const sharedScript = use(SharedScriptContext)
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: inlineScript }} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        <script type="module" {...sharedScript} suppressHydrationWarning />
      </body>
    </html>
  )
}

/** The script is part of the server's HTML, so the browser bundle does not contain its text. */
const inlineScript = import.meta.env.SSR
  ? [themeScript, earlySubmitScript, earlyPressScript, rememberSearchScript].join(';')
  : ''

export default function Root() {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
    replayEarlyPresses()
  }, [])
  return (
    <CartProvider>
      <Frame skeletonOf={skeletonOf}>
        <Outlet />
      </Frame>
    </CartProvider>
  )
}

/** Shown for errors in the frame or before its data is loaded. The page boundary handles errors of pages. */
export function ErrorBoundary() {
  return (
    <main id="content">
      <PageFailure />
    </main>
  )
}
