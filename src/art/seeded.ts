/**
 * Random choices that depend only on the text, so they are the same on every machine and in every release.
 */
export type Seeded = {
  readonly between: (low: number, high: number) => number
  readonly integer: (low: number, high: number) => number
  readonly pick: <T>(items: readonly [T, ...T[]]) => T
  readonly chance: (share: number) => boolean
}

export function seeded(text: string): Seeded {
  let state = stableHash(text)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (share) => next() < share,
  }
}

/** The FNV-1a hash of a text, with 32 bits. */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}
