import { createRequire } from 'node:module'

/** Noto Sans Regular, the only font of PDFs and share pictures. */
export const fontFile = createRequire(import.meta.url).resolve('#content/fonts/noto-sans.ttf')
