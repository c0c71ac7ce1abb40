import type { Value } from '#company/values.ts'

/** What each value means in daily work. */
export const valueDetails: Record<Value['name'], string> = {
  Innovation:
    'We use AI where it saves work or improves a decision, and skip it where it does neither. A new idea is finished when people rely on it.',
  Unity:
    'Technology, network and fund work as one team. Whoever you talk to first, you only have to explain yourself once.',
  Empowerment:
    'Support and training come with what we deliver, so your own people can run it, change it and question it.',
  Growth: 'We help small businesses become solid ones, at a pace they can keep up.',
}
