/** A legal page as content, in Markdown. Names in braces are replaced by values from the code or the settings. */
export interface LegalText {
  title: string
  description: string
  lead: string
  sections: readonly LegalSection[]
}

export interface LegalSection {
  id: string
  title: string
  /** Text before the table. */
  lead?: string
  /** A table of what the site stores in a browser. */
  table?: 'cookies' | 'localStorage' | 'sessionStorage'
  text: string
}

/** The note on legal texts until counsel has approved them (product: company 22). */
export const draftNote = 'This is a draft for counsel to review. It has no effective date yet.'
