/** The rule numbers on each page of docs/product/, by page name. */
export type ProductRules = ReadonlyMap<string, ReadonlySet<number>>

/**
 * The rule numbers at the start of lines; `null` if the numbers do not count up from 1. Numbers may be
 * skipped after a heading, so that the section before it can grow.
 */
export function ruleNumbers(page: string): Set<number> | null {
  const numbers: number[] = []
  for (const part of page.split(/^## /m)) {
    for (const [index, [, text]] of [...part.matchAll(/^(\d+)\. /gm)].entries()) {
      const number = Number(text)
      const next = (numbers.at(-1) ?? 0) + 1
      if (index === 0 && numbers.length > 0 ? number < next : number !== next) return null
      numbers.push(number)
    }
  }
  return new Set(numbers)
}

/**
 * Finds references to missing rules, references without a rule number, and references to documents outside this
 * repository.
 */
export function referenceViolations(path: string, source: string, rules: ProductRules): string[] {
  return source.split('\n').flatMap((line, index) => {
    const at = `${path}:${index + 1}`
    const missing = missingRules(line, rules).map((rule) => `${at}: docs/product/ has no rule '${rule}'`)
    const bare = barePages(line, rules).map((page) => `${at}: names no rule of '${page}'`)
    const found = [...missing, ...bare]
    return citesOutside.test(line) ? [...found, `${at}: cites a document outside the repository`] : found
  })
}

const citesOutside = /\u00a7|\bthe\s+specification\b|\b(?:spec|specification|issue|findings?) #?[A-Z]?\d/i

/** Matches `product: cart 4, 7, display 3`: page names, each followed by rule numbers. */
const references = /\bproduct: ([a-z-]+ \d+(?:, (?:[a-z-]+ )?\d+)*)/g

/** Matches a page name without a rule number. */
const bareReferences = /\bproduct: ([a-z-]+)\)/g

function missingRules(line: string, rules: ProductRules): string[] {
  return [...line.matchAll(references)].flatMap(([, list = '']) => {
    let page = ''
    return list.split(', ').flatMap((reference) => {
      const [number = '', name = page] = reference.split(' ').toReversed()
      page = name
      return rules.get(page)?.has(Number(number)) ? [] : [`${page} ${number}`]
    })
  })
}

/** A type annotation can look like a reference, so only names of existing pages count. */
function barePages(line: string, rules: ProductRules): string[] {
  return [...line.matchAll(bareReferences)].flatMap(([, page = '']) => (rules.has(page) ? [page] : []))
}
