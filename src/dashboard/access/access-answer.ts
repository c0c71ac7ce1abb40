import { notDone, type ActionAnswer } from '#dashboard/components/action-answer.ts'

export const accessIntents = ['save', 'import', 'remove-keys'] as const

export type AccessIntent = (typeof accessIntents)[number]

export type AccessAnswer = ActionAnswer<AccessIntent>

/**
 * Returns the message that confirms the action. The redirect after the action puts its name into the query
 * string.
 */
export function accessDoneSentence(parameters: URLSearchParams): string | null {
  switch (parameters.get('done')) {
    case 'save':
      return 'Saved. Buyers see it on the pages of their orders.'
    case 'import': {
      const imported = Number(parameters.get('keys'))
      const skipped = Number(parameters.get('skipped'))
      if (imported === 0) return 'You already had these keys.'
      return `${keysWere(imported)} added.${skipped === 0 ? '' : ` ${keysWere(skipped)} in the list already.`}`
    }
    case 'remove-keys':
      return 'The unused keys were removed.'
    default:
      return null
  }
}

function keysWere(count: number): string {
  return count === 1 ? 'One key was' : `${count.toLocaleString('en-US')} keys were`
}

export const accessNotDone: Readonly<Record<AccessAnswer['outcome'], string>> = {
  ...notDone,
  invalid: 'Not saved. Please fix the highlighted fields.',
  changed: 'Not saved: someone else changed this. Your text is safe; reload the page to see theirs.',
  not_allowed: 'Nothing was imported: first choose ‘From a list’ and save.',
}
