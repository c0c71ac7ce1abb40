import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import { quoteStateLabel, type QuoteState } from '#quotes/quote.ts'

const tones: Record<QuoteState, StatusTone> = {
  requested: 'waiting',
  answered: 'quiet',
  used: 'good',
  declined: 'bad',
  withdrawn: 'bad',
  expired: 'bad',
}

export function QuoteStateDot({ state, version }: { state: QuoteState; version: number }) {
  return <StatusDot tone={tones[state]}>{quoteStateLabel({ state, version })}</StatusDot>
}
