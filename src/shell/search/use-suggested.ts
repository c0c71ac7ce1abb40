import { useEffect, useState } from 'react'
import { type Suggested, suggestedSchema } from '#catalog/search/suggestions-answer.ts'
import { parsed } from '#lib/schema.ts'

const pauseInTyping = 80
/** No spinner appears before this time, because a spinner that only flashes is worse than none. */
const slowMilliseconds = 150
/** A single letter has no useful suggestions. */
const shortestTerm = 2

interface AnswerToTerm {
  term: string
  /** The suggestions; `null` if there was no usable answer. */
  suggested: Suggested | null
}

/** Requests suggestions for a term after a pause in typing. Ignores answers to earlier terms. */
export function useSuggested(term: string): { answer: AnswerToTerm | null; isSlow: boolean } {
  const [answer, setAnswer] = useState<AnswerToTerm | null>(null)
  const [slowTerm, setSlowTerm] = useState('')
  const isRequested = term.length >= shortestTerm
  useEffect(() => {
    if (!isRequested) return
    const stop = new AbortController()
    const { signal } = stop
    const timer = setTimeout(() => {
      void fetchSuggested(term, signal).then((suggested) => {
        if (!signal.aborted) setAnswer({ term, suggested })
      })
    }, pauseInTyping)
    const slow = setTimeout(() => setSlowTerm(term), pauseInTyping + slowMilliseconds)
    return () => {
      stop.abort()
      clearTimeout(timer)
      clearTimeout(slow)
    }
  }, [term, isRequested])

  const isAnswered = answer?.term === term
  return {
    answer: isRequested && (isAnswered || isAbout(answer, term)) ? answer : null,
    isSlow: isRequested && slowTerm === term && !isAnswered,
  }
}

/** Whether suggestions stay visible until new suggestions arrive, because both terms start the same. */
function isAbout(answer: AnswerToTerm | null, term: string): boolean {
  return answer !== null && answer.suggested !== null && answer.term.startsWith(term.slice(0, shortestTerm))
}

/** Does not use `callApi`, because the next term must end the request. */
async function fetchSuggested(term: string, signal: AbortSignal): Promise<Suggested | null> {
  try {
    const response = await fetch(`/api/search?${new URLSearchParams({ q: term }).toString()}`, { signal })
    const data: unknown = response.ok ? await response.json() : null
    return parsed(suggestedSchema, data) ?? null
  } catch {
    return null
  }
}
