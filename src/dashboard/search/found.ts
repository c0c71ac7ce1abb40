export interface FoundRow {
  label: string
  detail: string
  path: string
  /** Words that find a page or an action, in addition to its name. */
  words?: string | undefined
  /** Whether the entry submits a form, such as logging out. */
  isAction?: boolean
}

export interface FoundGroup {
  title: string
  rows: readonly FoundRow[]
  /** The address of the list with all results. */
  more: string
}

/**
 * Returns the pages and actions that match the term: first the ones whose name contains the term, then the
 * ones with a search word that starts with the term. An empty term matches all.
 */
export function commandsFor(term: string, commands: readonly FoundRow[]): FoundRow[] {
  const searched = term.trim().toLowerCase()
  const isNamed = ({ label }: FoundRow) => label.toLowerCase().includes(searched)
  const hasWord = ({ words = '' }: FoundRow) => ` ${words.toLowerCase()}`.includes(` ${searched}`)
  return [...commands.filter(isNamed), ...commands.filter((row) => !isNamed(row) && hasWord(row))]
}
