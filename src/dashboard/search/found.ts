export interface FoundRow {
  label: string
  detail: string
  path: string
  /** Other words by which a page or action is found. */
  words?: string | undefined
  /** Whether the entry is an action that is sent as a form, such as logging out. */
  isAction?: boolean
}

export interface FoundGroup {
  title: string
  rows: readonly FoundRow[]
  /** The address of the list with all matches. */
  more: string
}

/** The pages and actions whose name contains the term, then those with other words that do; all without a term. */
export function commandsFor(term: string, commands: readonly FoundRow[]): FoundRow[] {
  const searched = term.trim().toLowerCase()
  const isIn = (text: string) => text.toLowerCase().includes(searched)
  const named = commands.filter(({ label }) => isIn(label))
  const others = commands.filter(({ label, words = '' }) => !isIn(label) && isIn(words))
  return [...named, ...others]
}
