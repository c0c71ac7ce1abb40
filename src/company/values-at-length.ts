import type { Value } from '#company/values.ts'

/** What each value means in daily work. */
export const valuesAtLength: Record<Value['name'], string> = {
  Innovation:
    'We use AI where it removes work or makes a decision better, and leave it out where it does neither. A new idea is finished when somebody relies on it.',
  Unity:
    'Technology, network and fund sit at one table. Whoever you speak to first, you do not have to explain yourself twice.',
  Empowerment:
    'Support and training come with what we deliver, so that your own people can run it, change it and question it.',
  Growth: 'We would rather help a small thing become a solid one than a loud thing become a large one.',
}
