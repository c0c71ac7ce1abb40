export type StatusTone = 'good' | 'waiting' | 'bad' | 'quiet'

/** A dot with a word, because not everybody can distinguish the colors. */
export function StatusDot({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span className="status-dot" data-tone={tone}>
      {children}
    </span>
  )
}
