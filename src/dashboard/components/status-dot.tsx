export type StatusTone = 'good' | 'waiting' | 'bad' | 'quiet'

/** A status is a word with a dot, never only a color. */
export function StatusDot({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span className="status-dot" data-tone={tone}>
      {children}
    </span>
  )
}
