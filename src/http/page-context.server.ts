import { createContext, type RouterContextProvider } from 'react-router'
import type { Parts } from '#app/parts.server.ts'

/** What a page's loader or action may use of the store. */
export interface PageServices extends Pick<
  Parts,
  'db' | 'auth' | 'environment' | 'log' | 'metrics' | 'clock' | 'limits' | 'jobs'
> {
  clientAddress: string
  /** Says that this answer came from the built-in catalogue, so that it is not kept until the catalogue changes. */
  shortLived(): void
}

const servicesContext = createContext<PageServices | null>(null)

export function provideServices(context: RouterContextProvider, services: PageServices): void {
  context.set(servicesContext, services)
}

export function services(context: Readonly<RouterContextProvider>): PageServices {
  const found = context.get(servicesContext)
  if (!found) throw new Error('A page was rendered outside the store')
  return found
}
