import { Marked } from 'marked'
import { emailProofDays, logInAddressDays, resetLinkHours, sessionDays } from '#account/session/retention.ts'
import { statusNote, type LegalSection, type LegalText } from '#company/legal/legal-text.ts'
import { cookiePrefix, storedTables, type StoredInBrowser } from '#company/legal/stored-in-browser.ts'
import { unbrokenRanges } from '#company/unbroken-ranges.server.ts'
import { countDays, rareWordDays } from '#http/daily-counts/daily-counts.ts'
import { cookies } from '#content/legal/cookies.ts'
import { privacy } from '#content/legal/privacy.ts'
import { terms } from '#content/legal/terms.ts'
import type { Environment } from '#http/environment.server.ts'
import { countHours } from '#http/limits/limit-periods.ts'
import { failedMailTextDays } from '#mail/retention.ts'

/** The legal pages by path. */
export const legalTexts: ReadonlyMap<string, LegalText> = new Map([
  ['/terms', terms],
  ['/privacy', privacy],
  ['/cookies', cookies],
])

export type ShownLegalText = Omit<LegalText, 'sections'> & { sections: readonly ShownSection[] }
type ShownSection = Omit<LegalSection, 'lead' | 'text'> & { lead: string; html: string }

type Settings = Pick<Environment, 'CONTACT_EMAIL' | 'BILLING_DATA_YEARS'>

/**
 * Inserts values such as the contact email and renders the Markdown. The server does this, so that browsers need
 * no Markdown code.
 */
export function legalPage(text: LegalText, settings: Settings): ShownLegalText {
  const values = valuesOf(settings)
  const html = (markdown: string) => rendered(withValues(markdown, values))
  const sections = text.sections.map(({ lead = '', text: markdown, ...section }) => ({
    ...section,
    lead: html(lead),
    html: html(markdown),
  }))
  return { ...text, sections }
}

/** The whole legal page as one Markdown text, for agents. */
export function legalMarkdown(text: LegalText, settings: Settings): string {
  const { title, lead, inShort = [], sections } = text
  const values = valuesOf(settings)
  const parts = sections.flatMap((section) => [
    `## ${section.title}`,
    withValues(section.lead ?? '', values),
    section.table ? storedList(storedTables[section.table]) : '',
    withValues(section.text, values),
  ])
  const short = inShort.map((sentence) => `- ${sentence}`).join('\n')
  const all = [`# ${title}`, lead, `> ${statusNote(text)}`, short, ...parts]
  return `${all
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}\n`
}

function storedList(entries: readonly StoredInBrowser[]): string {
  return entries.map(({ name, purpose, lifetime }) => `- \`${name}\`: ${purpose} ${lifetime}.`).join('\n')
}

const marked = new Marked()

function rendered(markdown: string): string {
  return unbrokenRanges(marked.parse(markdown.trim(), { async: false }))
}

function withValues(markdown: string, values: Readonly<Record<string, string>>): string {
  return markdown.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A legal text contains the unknown placeholder {${name}}`)
    return value
  })
}

function valuesOf({ CONTACT_EMAIL, BILLING_DATA_YEARS }: Settings): Readonly<Record<string, string>> {
  return {
    email: `[${CONTACT_EMAIL}](mailto:${CONTACT_EMAIL})`,
    cookiePrefix,
    countDays: counted(countDays, 'day'),
    rareWordDays: String(rareWordDays),
    countHours: counted(countHours, 'hour'),
    sessionDays: counted(sessionDays, 'day'),
    resetLinkHours: counted(resetLinkHours, 'hour'),
    emailProofDays: counted(emailProofDays, 'day'),
    logInAddressDays: counted(logInAddressDays, 'day'),
    failedMailTextDays: counted(failedMailTextDays, 'day'),
    billingDataYears: counted(BILLING_DATA_YEARS, 'year'),
  }
}

function counted(count: number, unit: string): string {
  return count === 1 ? `one ${unit}` : `${count} ${unit}s`
}
