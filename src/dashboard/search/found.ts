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

/** The pages and actions whose name contains the term, then those with a word that begins with it; all without one. */
export function commandsFor(term: string, commands: readonly FoundRow[]): FoundRow[] {
  const searched = term.trim().toLowerCase()
  const isNamed = ({ label }: FoundRow) => label.toLowerCase().includes(searched)
  const hasWord = ({ words = '' }: FoundRow) => ` ${words.toLowerCase()}`.includes(` ${searched}`)
  return [...commands.filter(isNamed), ...commands.filter((row) => !isNamed(row) && hasWord(row))]
}
