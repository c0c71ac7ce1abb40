import { dayLabel } from '#catalog/details/day-label.ts'

/** A legal page as content, in Markdown. Names in braces are replaced by values from the code or the settings. */
export interface LegalText {
  title: string
  description: string
  lead: string
  /** The day of the last change to the text: '2026-11-26'. */
  changed: string
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
const draftNote = 'This is a draft for counsel to review. It has no effective date yet.'

/** The note below the title: when the text last changed, and that it is a draft. */
export function statusNote({ changed }: Pick<LegalText, 'changed'>): string {
  return `Last changed ${dayLabel(changed)}. ${draftNote}`
}
