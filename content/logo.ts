import type { Logo } from '#lib/brand.ts'

/** Each ring lies over one neighbor and under the other. It is cut along the edge of the ring above it. */
const ring =
  'M39.06 22.65A15.55 15.55 0 0 1 19.82 33.76A11.15 11.15 0 0 1 18.8 30.1A12.45 12.45 0 0 0 36.4 19.94A11.15 11.15 0 0 1 39.06 22.65Z' +
  'M13.07 29.85A15.55 15.55 0 1 1 39.04 14.85A16.85 16.85 0 0 0 34.99 12.94A12.45 12.45 0 1 0 13.44 25.39A16.85 16.85 0 0 0 13.07 29.85Z'

export const logo: Logo = {
  viewBox: '0 0 48 48',
  shapes: [
    { d: ring, turn: [0, 24, 25.6], color: 'ink' },
    { d: ring, turn: [120, 24, 25.6], color: 'ink' },
    { d: ring, turn: [240, 24, 25.6], color: 'ink' },
    {
      d: 'M24 19.55A11.15 11.15 0 0 0 18.76 28.63A11.15 11.15 0 0 0 29.24 28.63A11.15 11.15 0 0 0 24 19.55Z',
      color: 'accent',
    },
  ],
}
