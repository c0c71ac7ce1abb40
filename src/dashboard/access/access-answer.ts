import { notDone, type ActionAnswer } from '#dashboard/components/action-answer.ts'

export const accessIntents = ['save', 'import', 'remove-keys'] as const

export type AccessIntent = (typeof accessIntents)[number]

export type AccessAnswer = ActionAnswer<AccessIntent>

/** The messages that confirm the actions. After an import, the query string contains the numbers of keys. */
export function accessDone(parameters: URLSearchParams): Record<AccessIntent, string> {
  const imported = Number(parameters.get('keys'))
  const skipped = Number(parameters.get('skipped'))
  return {
    save: 'Saved. Buyers see it on the pages of their orders.',
    import:
      imported === 0
        ? 'You already had these keys.'
        : `${keysWere(imported)} added.${skipped === 0 ? '' : ` ${keysWere(skipped)} in the list already.`}`,
    'remove-keys': 'The unused keys were removed.',
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
