import type { NamedPicture } from '#art/named-art.ts'
import type { LivePrice } from '#catalog/solution.ts'

export const featuredNames: readonly string[] = []

export const fallbackLivePrices: readonly LivePrice[] = []

export const solutionOrder: readonly string[] = []

export const solutionPictures: Readonly<Record<string, NamedPicture>> = {}
