import type { ItemDetails } from '#catalog/details/item-details.ts'

interface WrittenItem {
  texts: readonly string[]
  features: readonly string[]
  details: ItemDetails
}

/** The seller's text about an item, as plain text in the order of the page. */
export function itemWords({ texts, features, details }: WrittenItem): string {
  return [...texts, list('What you get', features), ...detailWords(details)]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
}

function detailWords(details: ItemDetails): string[] {
  const { steps = [], needs = [], connections = [], setup, data = [], support, cancelling, refund } = details
  const { questions = [], links = [], updated, changes = [] } = details
  return [
    list(
      'How it works',
      steps.map(({ title, text }) => `${title}: ${text}`),
    ),
    list('What you need', needs),
    list('Connects with', connections),
    line('Setup time', setup),
    list(
      'Data and security',
      data.map(({ label, value }) => `${label}: ${value}`),
    ),
    line('Support', support),
    line('Canceling', cancelling),
    line('Refunds', refund),
    list(
      'Questions and answers',
      questions.map(({ question, answer }) => `${question} ${answer}`),
    ),
    list(
      'Documents and links',
      links.map(({ label, address }) => `${label}: ${address}`),
    ),
    line('Updated', updated),
    list(
      'Change notes',
      changes.map(({ date, text }) => `${date}: ${text}`),
    ),
  ]
}

function list(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${title}:\n${items.map((item) => `- ${item}`).join('\n')}`
}

function line(title: string, text: string | undefined): string {
  return text ? `${title}: ${text}` : ''
}
