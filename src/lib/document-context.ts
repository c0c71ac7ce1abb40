import { createContext } from 'react'

/** The nonce of inline scripts rendered by the server. It is always empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

/**
 * The shared entry script. It gets its own element with an integrity hash, because security scanners do not
 * see scripts that are only imported.
 */
export const SharedScriptContext = createContext<{ src: string; integrity: string } | null>(null)
