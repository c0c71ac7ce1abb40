/** The part that the forms of an English word share: 'invoices', 'invoicing' and 'invoice' are 'invoic'. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
  for (const [ending, rest] of endings) {
    const stem = singular.replace(ending, rest)
    if (stem !== singular && stem.length >= 3) return stem
  }
  return singular
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/(at)(ion|or|ing|ed|e)$/, ''],
  [/([bdgmnprt])\1(ing|ed|er)$/, '$1'],
  [/(ing|ed|e)$/, ''],
  [/ly$/, ''],
]

/** Words that every text has. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

const stopWords: ReadonlySet<string> = new Set(
  `a about after all an and any are as at be been before but by can did do does for from had has have he her his how i
if in into is it its just me more my no nor not now of off on once only or other our out over own s same she so some
such t than that the their them then there these they this those through to too under until up very was we were what
when where which while who whom why will with you your`.split(/\s+/),
)
