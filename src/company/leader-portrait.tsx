/** A portrait from rings: head, shoulders and the light behind, in the colors of the person. No photograph. */
export function LeaderPortrait({
  tone,
  turn,
  initials,
}: {
  readonly tone: string
  readonly turn: number
  readonly initials: string
}) {
  const clip = `portrait-${initials.toLowerCase()}`
  return (
    <svg viewBox="0 0 320 320" className={`block h-auto w-full ${tone}`} aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="160" cy="160" r="156" />
      </clipPath>
      <circle cx="160" cy="160" r="156" className="fill-tone-soft" />
      <g clipPath={`url(#${clip})`}>
        <g
          transform={`rotate(${turn} 160 160)`}
          className="fill-transparent stroke-tone"
          strokeOpacity="0.35"
        >
          {[60, 78, 96, 114, 132, 150, 168].map((r) => (
            <circle key={r} cx="232" cy="160" r={r} strokeWidth="3" />
          ))}
        </g>
        <circle cx="160" cy="330" r="132" className="fill-tone" />
        <circle
          cx="160"
          cy="330"
          r="116"
          className="fill-transparent stroke-tone-soft"
          strokeOpacity="0.55"
          strokeWidth="2"
        />
        <circle
          cx="160"
          cy="330"
          r="100"
          className="fill-transparent stroke-tone-soft"
          strokeOpacity="0.4"
          strokeWidth="2"
        />
        <circle cx="160" cy="136" r="76" className="fill-tone" />
        <path d="M124.1 203A132 132 0 0 1 195.9 203A76 76 0 0 1 124.1 203Z" className="fill-accent" />
      </g>
      <text
        x="160"
        y="138"
        dy="0.36em"
        fontSize="52"
        textAnchor="middle"
        className="fill-tone-soft font-display"
      >
        {initials}
      </text>
    </svg>
  )
}
