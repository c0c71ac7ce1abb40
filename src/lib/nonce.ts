import { createContext } from 'react'

/** Marks the inline scripts that the server itself rendered. Always empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
