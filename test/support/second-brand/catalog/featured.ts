import type { NamedPicture } from '#art/named-art.ts'

export const featuredSolutions: readonly { id: string; name: string }[] = []
export const featuredPrice = 0

export const solutionOrder: readonly string[] = []

export const solutionPictures: Readonly<Record<string, NamedPicture>> = {}
