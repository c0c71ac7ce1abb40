import { createContext } from 'react'

/** Marks the inline scripts that the server itself rendered. Always empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

/** One script as an element with its integrity hash. Security scanners do not see scripts that are only imported. */
export const SharedScriptContext = createContext<{ src: string; integrity: string } | null>(null)
