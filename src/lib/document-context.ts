import { createContext } from 'react'

/** Marks the inline scripts that the server itself rendered. Always empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

/** A script that is named as an element, with its hash: most are imported, which scanners do not see. */
export const SharedScriptContext = createContext<{ src: string; integrity: string } | null>(null)
