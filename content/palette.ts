/** The colors of drawn pictures and receipts. Those of pages are in `tokens.css`. */
export const palette = {
  ink: '#0f1823',
  inkSoft: '#1b2938',
  inkLifted: '#2a3d51',
  night: '#0d2b2f',
  nightLifted: '#1d4d50',
  graphite: '#262f38',
  graphiteLifted: '#414e5a',
  paper: '#f5efe3',
  paperShade: '#eae0cd',
  sand: '#e3d4ba',
  sandShade: '#cfbb99',
  mist: '#d6ddd6',
  mistShade: '#bac6bf',
  amber: '#e9a23b',
  amberDeep: '#d0811f',
  glow: '#ffd37a',
  hot: '#fff3d3',
  teal: '#2c7a74',
  tealPale: '#83b5ab',
  clay: '#b8634a',
  clayDeep: '#9c4d38',
  clayPale: '#dba58b',
  moss: '#66724a',
  mossPale: '#a7ae86',
  slate: '#566878',
  slatePale: '#a0aeb8',
} as const

/** Mails travel without a stylesheet. */
export const mailColors = { text: '#1d2a33', soft: '#54626b', link: '#0b5d66' }
