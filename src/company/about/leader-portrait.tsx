/** A portrait drawn from arcs, looking left or right. Not a photo, because the people are invented. */
export function LeaderPortrait({ tone, gaze }: { readonly tone: string; readonly gaze: number }) {
  return (
    <svg
      viewBox="0 0 320 380"
      className={`block h-auto w-full rounded-lg bg-tone-soft ${tone}`}
      aria-hidden="true"
    >
      <g className="fill-transparent stroke-tone" strokeWidth="5">
        {shoulders.map((r) => (
          <circle key={r} cx="160" cy="400" r={r} />
        ))}
      </g>
      <circle cx="160" cy="158" r="92" className="fill-tone-soft" />
      <g className="fill-transparent stroke-tone" strokeWidth="5">
        {head.map((r) => (
          <circle key={r} cx={160 + ((84 - r) * gaze) / 10} cy={158 + (84 - r) * 0.3} r={r} />
        ))}
      </g>
      <path d={collar} className="fill-accent" />
    </svg>
  )
}

const shoulders = [63, 81, 99, 117, 135, 153, 171]
const head = [12, 24, 36, 48, 60, 72, 84]

/** The overlap of the outermost arcs of head and shoulders. */
const collar = 'M116.3 232.6A173 173 0 0 1 203.7 232.6A86.5 86.5 0 0 1 116.3 232.6Z'
