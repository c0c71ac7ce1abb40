import { createContext } from 'react'

/** Nonce of the inline scripts that the server rendered. Always empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

/**
 * One script as an element with its integrity hash, because security scanners do not see scripts that are only
 * imported.
 */
export const SharedScriptContext = createContext<{ src: string; integrity: string } | null>(null)
