import { createContext, type RouterContextProvider } from 'react-router'
import type { AppContext } from '#app/app-context.server.ts'

/** What a page's loader or action may use of the server. */
export interface PageContext extends Pick<
  AppContext,
  'db' | 'auth' | 'environment' | 'log' | 'metrics' | 'clock' | 'limits' | 'jobs'
> {
  clientAddress: string
  /** Says that this answer came from the built-in catalogue, so that it is cached only briefly. */
  shortLived(): void
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
