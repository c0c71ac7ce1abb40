import type { ReactNode } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import { InterruptedBanner } from '#dashboard/components/interrupted-action.tsx'
import { isUnreachable, noAnswerSentence } from '#dashboard/components/unreachable.ts'
import { Banner } from '#ui/forms/banner.tsx'

interface OutcomeProps {
  /** The messages about finished actions. After an action, `?done=` contains the key of its message. */
  done?: Readonly<Record<string, ReactNode>>
  /** Why the last action changed nothing. */
  problem?: ReactNode
  /** Other messages about the record. */
  children?: ReactNode
}

/** The messages at the top of a page about its last action. */
export function Outcome({ done = {}, problem, children }: OutcomeProps) {
  const answer: unknown = useActionData()
  const [parameters] = useSearchParams()
  const key = parameters.get('done') ?? ''
  const error = isUnreachable(answer) ? noAnswerSentence : problem
  return (
    <div className="banners">
      <InterruptedBanner />
      {error && <Banner tone="error">{error}</Banner>}
      {answer === undefined && Object.hasOwn(done, key) && <Banner tone="success">{done[key]}</Banner>}
      {children}
    </div>
  )
}
