import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { AccountMenu } from '#account/sign-in/account-menu.tsx'
import { Mark } from '#art/mark.tsx'
import { CartButton } from '#cart/dialog/cart-button.tsx'
import { brand } from '#content/brand.ts'
import { closeOnBack } from '#ui/dialogs/close-on-back.client.ts'
import { focusOpened } from '#ui/dialogs/focus-opened.client.ts'
import { CloseIcon, MenuIcon } from '#ui/icons/icons-interface.tsx'
import { DesktopNavigation } from '#shell/desktop-navigation.tsx'
import { MobileNavigation } from '#shell/mobile-navigation.tsx'
import { HeaderSearch } from '#shell/search/header-search.tsx'

const opaqueAfterPixels = 50

/**
 * The navigation bar. It is transparent at the top of a page and opaque after scrolling more than 50 px
 * (product: pages 11).
 */
export function SiteHeader() {
  const scrolled = useScrolledPast(opaqueAfterPixels)
  const menu = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const close = () => menu.current?.hidePopover()
    close()
    // Close the menu, because it would cover the message about the missing page.
    addEventListener('page-missing', close)
    return () => removeEventListener('page-missing', close)
  }, [pathname])
  useEffect(() => (menu.current ? closeOnBack(menu.current) : undefined), [])

  return (
    <header className="site-header" data-opaque={scrolled}>
      <div className="site-header-row">
        <Link
          to="/"
          aria-label={`${brand.name}, home`}
          className="flex min-h-11 min-w-11 shrink-0 items-center gap-2.5 text-ink"
        >
          <Mark className="size-8" />
          <span className="site-wordmark font-display text-xl">{brand.name}</span>
        </Link>
        <DesktopNavigation />
        <div className="ml-auto flex items-center gap-1">
          <HeaderSearch />
          <CartButton />
          <AccountMenu />
          <button type="button" className="site-menu-button" popoverTarget="site-menu" aria-label="Menu">
            <MenuIcon className="size-6" />
          </button>
        </div>
      </div>
      <div
        ref={menu}
        id="site-menu"
        popover="auto"
        className="site-menu"
        aria-label="Site"
        onToggle={focusOpened}
      >
        <div className="flex items-center justify-between">
          <span className="text-sm font-semibold text-ink-soft">Menu</span>
          <button
            type="button"
            className="site-menu-button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <CloseIcon className="size-6" />
          </button>
        </div>
        <MobileNavigation />
      </div>
    </header>
  )
}

/** Whether the window is scrolled past this position. Always `false` on the server. */
function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
