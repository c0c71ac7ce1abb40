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

// The list of all routes comes without the scripts' hashes. This makes React Router read those that the page carries:
// the server rendered them as an element, which hydration has to find again.
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
