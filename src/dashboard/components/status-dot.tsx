export type StatusTone = 'good' | 'waiting' | 'bad' | 'quiet'

const tones = {
  good: 'before:bg-teal',
  waiting: 'before:bg-accent',
  bad: 'before:bg-red',
  quiet: 'before:bg-ink-faint',
}

/** A dot with a word, because not everybody can distinguish the colors. */
export function StatusDot({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span
      className={`status-dot inline-flex items-center gap-2 md:whitespace-nowrap before:size-2 before:flex-none before:rounded-full before:forced-color-adjust-none ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
