import type { Logo } from '#lib/brand.ts'

/** A leaf above a flame. */
export const logo: Logo = {
  viewBox: '0 0 48 48',
  shapes: [
    { d: 'M24 4C36 10 38 22 24 30C10 22 12 10 24 4Z', color: 'ink' },
    { d: 'M24 26C31 34 29 44 24 44C19 44 17 34 24 26Z', color: 'accent' },
  ],
}
