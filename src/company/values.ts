export interface Value {
  name: 'Innovation' | 'Unity' | 'Empowerment' | 'Growth'
  short: string
}

/** The four values. The hero's fifth word, Oneness, is the vision (product: company 12). */
export const values: readonly Value[] = [
  {
    name: 'Innovation',
    short: 'We build things that work every day, not just in a demo.',
  },
  {
    name: 'Unity',
    short: 'Three sectors, one team for you.',
  },
  {
    name: 'Empowerment',
    short: 'Built so your team can run it without us.',
  },
  {
    name: 'Growth',
    short: 'We grow when you do.',
  },
]

export const vision = {
  name: 'Oneness',
  sentence: 'One place where a good idea finds the tools, the people and the capital it needs.',
} as const
