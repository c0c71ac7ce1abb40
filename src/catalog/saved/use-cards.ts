import { useEffect, useState } from 'react'
import type { CardProduct } from '#catalog/products/card-product.ts'
import { fetchCards } from '#catalog/products/cards.client.ts'

export type FoundCards =
  | { status: 'loading' | 'failed' }
  /** `requested` contains the requested ids, some of which may have no card. */
  | { status: 'ready'; requested: readonly string[]; cards: readonly CardProduct[] }

interface CardAnswer {
  requested: string
  cards: CardProduct[] | null
}

/**
 * Reads the current cards of these products. `null` requests nothing yet. While another list loads, the
 * previous cards stay visible.
 */
export function useCards(ids: readonly string[] | null): { found: FoundCards; askAgain: () => void } {
  const requested = ids?.join(',') ?? null
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<CardAnswer | null>(null)

  useEffect(() => {
    if (requested === null) return undefined
    let isCurrent = true
    void fetchCards(idsIn(requested)).then((cards) => {
      if (isCurrent) setAnswer({ requested, cards })
    })
    return () => {
      isCurrent = false
    }
  }, [requested, tries])

  function askAgain() {
    setAnswer(null)
    setTries(tries + 1)
  }

  return { found: foundIn(answer), askAgain }
}

function foundIn(answer: CardAnswer | null): FoundCards {
  if (answer === null) return { status: 'loading' }
  if (answer.cards === null) return { status: 'failed' }
  return { status: 'ready', requested: idsIn(answer.requested), cards: answer.cards }
}

function idsIn(requested: string): string[] {
  return requested === '' ? [] : requested.split(',')
}
