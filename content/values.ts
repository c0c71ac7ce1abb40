import type { Value } from '#company/value-sign.tsx'

/** The four values. The hero's fifth word, Oneness, is the vision (product: company 12). */
export const values: readonly Value[] = [
  {
    name: 'Innovation',
    sign: 'core',
    short: 'We build things that work every day, not just in a demo.',
    text: 'We use AI where it saves work or improves a decision, and skip it where it does neither. A new idea is finished when people rely on it.',
  },
  {
    name: 'Unity',
    sign: 'overlap',
    short: 'Three sectors, one team for you.',
    text: 'Technology, network and fund work as one team. Whoever you talk to first, you only have to explain yourself once.',
  },
  {
    name: 'Empowerment',
    sign: 'nested',
    short: 'Built so your team can run it without us.',
    text: 'Support and training come with what we deliver, so your own people can run it, change it and question it.',
  },
  {
    name: 'Growth',
    sign: 'growing',
    short: 'We grow when you do.',
    text: 'We help small businesses become solid ones, at a pace they can keep up.',
  },
]
