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

// The route manifest contains no script hashes. With `sri`, React Router reads the hashes from the element
// that the server rendered, so that hydration finds the same HTML.
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
