/** A legal page as content. Its texts are Markdown; names in braces stand for what the code or the settings say. */
export interface LegalText {
  title: string
  description: string
  lead: string
  sections: readonly LegalSection[]
  /** What counsel has to settle; the last section of the page. */
  openPoints: readonly string[]
}

export interface LegalSection {
  id: string
  title: string
  /** Before the table. */
  lead?: string
  /** A table of what the site stores in a browser. */
  table?: 'cookies' | 'localStorage' | 'sessionStorage'
  text: string
}
