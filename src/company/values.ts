export interface Value {
  name: 'Innovation' | 'Unity' | 'Empowerment' | 'Growth'
  short: string
  long: string
}

/** The four values of the company; the fifth word of the hero, Oneness, is the vision (spec §2.4, §2.5). */
export const values: readonly Value[] = [
  {
    name: 'Innovation',
    short: 'New only counts when it works on an ordinary Tuesday.',
    long: 'We use AI where it removes work or makes a decision better, and leave it out where it does neither. A new idea is finished when somebody relies on it.',
  },
  {
    name: 'Unity',
    short: 'Three sectors, one answer to the customer.',
    long: 'Technology, network and fund sit at one table. Whoever you speak to first, you do not have to explain yourself twice.',
  },
  {
    name: 'Empowerment',
    short: 'You should need us less each month.',
    long: 'Support and training come with what we deliver, so that your own people can run it, change it and question it.',
  },
  {
    name: 'Growth',
    short: 'Yours first; ours follows from it.',
    long: 'We would rather help a small thing become a solid one than a loud thing become a large one.',
  },
]

export const vision = {
  name: 'Oneness',
  sentence: 'A place where a good idea finds its tools, its people and its capital under one roof.',
} as const
