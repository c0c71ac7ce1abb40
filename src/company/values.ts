export interface Value {
  name: 'Innovation' | 'Unity' | 'Empowerment' | 'Growth'
  short: string
}

/** The four values. The hero's fifth word, Oneness, is the vision (product: company 12). */
export const values: readonly Value[] = [
  {
    name: 'Innovation',
    short: 'New only counts when it works on an ordinary Tuesday.',
  },
  {
    name: 'Unity',
    short: 'Three sectors, one answer to the customer.',
  },
  {
    name: 'Empowerment',
    short: 'You should need us less each month.',
  },
  {
    name: 'Growth',
    short: 'Yours first; ours follows from it.',
  },
]

export const vision = {
  name: 'Oneness',
  sentence: 'A place where a good idea finds its tools, its people and its capital under one roof.',
} as const
