import { createContext, type RouterContextProvider } from 'react-router'
import type { ServerContext } from '#http/server/server-context.server.ts'

/** The parts of the server that loaders and actions may use. */
export interface PageContext extends ServerContext {
  clientAddress: string
  /** Marks the response as made from the built-in catalog or partial, so that it is cached only briefly. */
  shortLived(): void
  /** Called with an error that a loader or action threw. */
  failed?(error: unknown): void
}

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
