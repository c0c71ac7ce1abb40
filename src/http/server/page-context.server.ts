import { createContext, type RouterContextProvider } from 'react-router'
import type { ServerContext } from '#http/server/server-context.server.ts'

/** The parts of the server that a page's loader or action may use. */
export interface PageContext extends ServerContext {
  clientAddress: string
  /** Marks a response made from the built-in catalog, which is then cached only briefly. */
  shortLived(): void
  /** Called with the error that a loader or an action threw. */
  failed?(error: unknown): void
}

/** What a loader or action of a page is called with. */
export interface PageArguments {
  request: Request
  context: Readonly<RouterContextProvider>
}

const pageContextKey = createContext<PageContext | null>(null)

export function providePageContext(context: RouterContextProvider, pageContext: PageContext): void {
  context.set(pageContextKey, pageContext)
}

export function pageContext(context: Readonly<RouterContextProvider>): PageContext {
  const found = context.get(pageContextKey)
  if (!found) throw new Error('The page was rendered without its server context')
  return found
}
