/** A legal page as content, in Markdown. Names in braces are replaced by values from the code or the settings. */
export interface LegalText {
  title: string
  description: string
  lead: string
  sections: readonly LegalSection[]
  /** Questions for counsel; the last section of the page. */
  openPoints: readonly string[]
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
