import { parsed } from '#lib/schema.ts'
import { suggestedSchema, type Suggested } from '#catalog/search/suggested.ts'

const maxRemembered = 30
const remembered = new Map<string, Suggested>()

/**
 * The shop's suggestions for a term, or `null` without a usable answer. Answers are remembered, so that editing a
 * term back is instant.
 */
export async function fetchSuggested(term: string, signal: AbortSignal): Promise<Suggested | null> {
  const known = remembered.get(term)
  if (known) return known
  try {
    const response = await fetch(`/api/search?${new URLSearchParams({ q: term }).toString()}`, { signal })
    const data: unknown = response.ok ? await response.json() : null
    const suggested = parsed(suggestedSchema, data)
    if (!suggested) return null
    const [oldest] = remembered.keys()
    if (remembered.size >= maxRemembered && oldest !== undefined) remembered.delete(oldest)
    remembered.set(term, suggested)
    return suggested
  } catch {
    return null
  }
}
