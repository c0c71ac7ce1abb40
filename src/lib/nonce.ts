import { createContext } from 'react'

/** Marks the inline scripts that the server itself wrote, while it renders; always empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
