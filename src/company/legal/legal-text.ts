import { dayLabel } from '#catalog/details/day-label.ts'

/** The content of a legal page in Markdown. Names in braces are replaced by values from code or settings. */
export interface LegalText {
  title: string
  description: string
  lead: string
  /** The most important points as sentences. */
  inShort?: readonly string[]
  /** The day on which the text last changed, such as '2026-11-26'. */
  changed: string
  sections: readonly LegalSection[]
}

export interface LegalSection {
  id: string
  title: string
  /** The text before the table. */
  lead?: string
  /** A table of what the site stores in browsers. */
  table?: 'cookies' | 'localStorage' | 'sessionStorage'
  text: string
}

/** Shown on legal texts until counsel approves them (product: company 22). */
const draftNote = 'This is a draft for counsel to review. It has no effective date yet.'

/** The note below the title: the day of the last change, and that the text is a draft. */
export function statusNote({ changed }: Pick<LegalText, 'changed'>): string {
  return `Last changed ${dayLabel(changed)}. ${draftNote}`
}
