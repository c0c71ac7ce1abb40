import { createContext, type RouterContextProvider } from 'react-router'
import type { ServerContext } from '#http/server/server-context.server.ts'

/** What a page's loader or action may use of the server. */
export interface PageContext extends ServerContext {
  clientAddress: string
  /** Marks a response made from the built-in catalog, so that it is cached for a moment only. */
  shortLived(): void
  /** Told what a loader or an action threw. */
  failed?(error: unknown): void
}

const pageContextKey = createContext<PageContext | null>(null)

export function providePageContext(context: RouterContextProvider, pageContext: PageContext): void {
  context.set(pageContextKey, pageContext)
}

export function pageContext(context: Readonly<RouterContextProvider>): PageContext {
  const found = context.get(pageContextKey)
  if (!found) throw new Error('A page was rendered outside the store')
  return found
}
