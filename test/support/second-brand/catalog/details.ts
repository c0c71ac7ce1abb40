import type { DetailsByKind } from '#catalog/built-in/write-details.ts'

export const details: DetailsByKind = { product: {}, solution: {} }
