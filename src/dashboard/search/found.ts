export interface FoundRow {
  label: string
  detail: string
  path: string
  /** Whether the entry is an action that is sent as a form, such as logging out. */
  isAction?: boolean
}

export interface FoundGroup {
  title: string
  rows: readonly FoundRow[]
  /** The address of the list with all matches. */
  more: string
}

/** The pages and actions whose name contains the term; all of them without a term. */
export function commandsFor(term: string, commands: readonly FoundRow[]): FoundRow[] {
  const word = term.trim().toLowerCase()
  return commands.filter(({ label }) => label.toLowerCase().includes(word))
}
