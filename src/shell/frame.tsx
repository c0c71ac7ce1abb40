import { useLocation, useMatches, useNavigation, type Location } from 'react-router'
import { CartDialog } from '#cart/dialog/cart-dialog.tsx'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { PageAnnouncer } from '#shell/page-announcer.tsx'
import { SiteFooter } from '#shell/site-footer.tsx'
import { SiteHeader } from '#shell/site-header.tsx'
import { useIsSlow } from '#shell/use-is-slow.ts'
import { useMissingPage, type UnloadedPage } from '#shell/use-missing-page.ts'
import { Toaster } from '#ui/toasts/toasts.tsx'
import { useEffect, useState } from 'react'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'

interface FrameProps {
  /** Returns the content to show while a page is loading, or `null`. */
  skeletonOf: (page: Location) => React.ReactNode
  children: React.ReactNode
}

export function Frame({ skeletonOf, children }: FrameProps) {
  const { state, location } = useNavigation()
  const missingPage = useMissingPage()
  const { pathname } = useLocation()
  // A list that only changes stays visible.
  const nextPage = !missingPage && location && location.pathname !== pathname ? location : null
  const isSlow = useIsSlow(nextPage?.key)
  const skeleton = nextPage && isSlow ? skeletonOf(nextPage) : null
  const isLoading = state === 'loading' && !missingPage
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  if (handles.some((handle) => handle?.hasOwnFrame)) return children
  return (
    <>
      {handles.some((handle) => handle?.hasResults) && (
        <a href="#results" className="skip-link">
          Skip to results
        </a>
      )}
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <div className="loading-line" data-loading={state !== 'idle' && !missingPage} />
      <SiteHeader />
      {missingPage && <MissingPage key={missingPage.path} {...missingPage} />}
      <noscript>
        {import.meta.env.SSR && (
          <p className="page pt-4 text-sm text-ink-soft">
            The cart, your account and checkout need JavaScript. You can read everything else without it.
          </p>
        )}
      </noscript>
      <main id="content" tabIndex={-1} aria-busy={isLoading}>
        {skeleton && <div ref={showTop}>{skeleton}</div>}
        <div className="contents" hidden={skeleton !== null}>
          {children}
        </div>
      </main>
      <SiteFooter />
      <CartDialog />
      <PageAnnouncer />
      <Toaster />
    </>
  )
}

/** Scrolls to the skeleton. If the navigation is canceled, the page returns to its position. */
function showTop(): () => void {
  const { scrollY } = window
  window.scrollTo(0, 0)
  return () => window.scrollTo(0, scrollY)
}

/**
 * Shown if the module of a page could not be loaded. If the server responds, for example after a deployment,
 * opens the page as a document. Otherwise shows a message above the current page until the visitor closes it
 * (product: pages 20).
 */
function MissingPage({ path, close }: UnloadedPage) {
  const [isAway, setAway] = useState(false)
  useEffect(() => void openDocument(path).catch(() => setAway(true)), [path])
  if (!isAway) return null
  const dismiss = () => {
    close()
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <div className="sticky top-[calc(var(--nav-height)+0.5rem)] z-lifted page">
      <Banner tone="error" title="We couldn’t load this page">
        <p>We couldn’t connect. Please check your connection and try again.</p>
        <div className="mt-3 flex gap-2">
          <RetryButton variant="secondary" onRetry={() => openDocument(path)} />
          <Button variant="quiet" onClick={dismiss}>
            Close
          </Button>
        </div>
      </Banner>
    </div>
  )
}

async function openDocument(path: string): Promise<void> {
  await fetch(path, { method: 'HEAD', cache: 'no-store' })
  location.assign(path)
}
