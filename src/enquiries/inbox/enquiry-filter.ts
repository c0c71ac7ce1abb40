import { dayRangeOf, type DayRange } from '#lib/days.ts'
import { isRecordId, isUuid } from '#lib/ids.ts'
import { termOf } from '#lib/search-terms.ts'
import { enquiryKinds, type EnquiryKind } from '#enquiries/enquiries.ts'
import { enquiryStates, type EnquiryState } from '#enquiries/enquiry-thread.ts'

/** The filters of the inbox (product: dashboard 95). */
export interface InboxFilter extends DayRange {
  /** The sellers whose products the questions are about; `null` for all inquiries. */
  sellers: readonly string[] | null
  state: EnquiryState | null
  kind: EnquiryKind | null
  /** An account, nobody, or `null` for any assignee. */
  assignedTo: { accountId: string } | 'nobody' | null
  /** Part of a name, company, email, subject or message, or the beginning of a reference. */
  term: string
}

/** Reads the filter from the query string. `me` is the id of the viewer's account. */
export function inboxFilterOf(
  parameters: URLSearchParams,
  me: string,
  sellers: readonly string[] | null = null,
): InboxFilter {
  const state = parameters.get('state') ?? 'open'
  const kind = parameters.get('kind')
  const person = parameters.get('person') ?? ''
  const accountId = person === 'me' ? me : person
  return {
    sellers,
    state: enquiryStates.find((known) => known === state) ?? null,
    kind: enquiryKinds.find((known) => known === kind) ?? null,
    assignedTo: person === 'nobody' ? person : isUuid(accountId) ? { accountId } : null,
    ...dayRangeOf(parameters),
    term: termOf(parameters),
  }
}

export interface WaitlistFilter extends DayRange {
  list: string | null
  /** Part of an email address. */
  term: string
}

export function waitlistFilterOf(parameters: URLSearchParams): WaitlistFilter {
  const list = parameters.get('list') ?? ''
  return {
    list: isRecordId(list) ? list : null,
    ...dayRangeOf(parameters),
    term: termOf(parameters),
  }
}

/** The beginning of the id in a reference such as `E-1a2b3c4d`; `null` if the text is not a reference. */
export function idOfReference(text: string): string | null {
  const [, digits] = /^\[?E-([0-9a-f]{1,8})\]?$/i.exec(text) ?? []
  return digits?.toLowerCase() ?? null
}
