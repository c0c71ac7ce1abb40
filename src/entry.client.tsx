import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { EntryContext } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { startShop } from '#app/start-shop.client.ts'

declare global {
  interface Window {
    __reactRouterManifest: EntryContext['manifest']
  }
}

// The manifest file contains no script hashes. With `sri` set to true, React Router reads them from the
// import map in the server's HTML, so that hydration renders the same HTML.
window.__reactRouterManifest.sri = true

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
startShop()
