export interface FoundRow {
  label: string
  detail: string
  path: string
  /** Additional words that find a page or action. */
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
 * The pages and actions whose name contains the term, followed by entries with a word that starts with the
 * term. An empty term matches all.
 */
export function commandsFor(term: string, commands: readonly FoundRow[]): FoundRow[] {
  const searched = term.trim().toLowerCase()
  const isNamed = ({ label }: FoundRow) => label.toLowerCase().includes(searched)
  const hasWord = ({ words = '' }: FoundRow) => ` ${words.toLowerCase()}`.includes(` ${searched}`)
  return [...commands.filter(isNamed), ...commands.filter((row) => !isNamed(row) && hasWord(row))]
}
