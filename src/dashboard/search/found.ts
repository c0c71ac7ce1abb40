export interface FoundRow {
  label: string
  detail: string
  path: string
  /** Sent as a form, such as logging out. */
  isAction?: boolean
}

/** The results of one kind. */
export interface FoundGroup {
  title: string
  rows: readonly FoundRow[]
  /** The list with everything that fits. */
  more: string
}

/** The pages and actions whose name has the term in it; all of them without a term. */
export function commandsFor(term: string, commands: readonly FoundRow[]): FoundRow[] {
  const word = term.trim().toLowerCase()
  return commands.filter(({ label }) => label.toLowerCase().includes(word))
}
