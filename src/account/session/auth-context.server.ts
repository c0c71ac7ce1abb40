import { createContext, type RouterContextProvider } from 'react-router'
import type { Auth } from '#account/session/auth.server.ts'

const authKey = createContext<Auth | null>(null)

export function provideAuth(context: RouterContextProvider, auth: Auth): void {
  context.set(authKey, auth)
}

/** Returns the server's `Auth` for the loader or action of a page. */
export function authOf(context: Readonly<RouterContextProvider>): Auth {
  const found = context.get(authKey)
  if (!found) throw new Error('The page context has no accounts')
  return found
}
