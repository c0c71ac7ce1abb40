import { quoteStateLabel, type QuoteState } from '#quotes/quote.ts'
import { Badge, type BadgeLook } from '#ui/layout/badge.tsx'

export function QuoteBadge({ quote }: { quote: { state: QuoteState; version: number } }) {
  return <Badge look={looks[quote.state] ?? 'neutral'}>{quoteStateLabel(quote)}</Badge>
}

const looks: Partial<Record<QuoteState, BadgeLook>> = {
  requested: 'outline',
  answered: 'teal',
  used: 'teal',
}
