export interface Value {
  name: string
  sign: ValueSignName
  short: string
  text: string
}

export type ValueSignName = keyof typeof signs

/** The drawing of a value, composed of rings. */
export function ValueSign({
  sign,
  className = 'h-14',
}: {
  readonly sign: ValueSignName
  readonly className?: string
}) {
  return (
    <svg
      viewBox={signs[sign].viewBox}
      className={`${className} w-auto justify-self-start fill-transparent stroke-ink`}
      strokeWidth="2.5"
      aria-hidden="true"
    >
      {signs[sign].drawing}
    </svg>
  )
}

const signs = {
  core: {
    viewBox: '2.7 2.7 50.6 50.6',
    drawing: (
      <>
        <circle cx="28" cy="28" r="13" className="fill-accent" stroke="none" />
        <path d="M5.5 36.2a24 24 0 1 1 10 12.6" />
      </>
    ),
  },
  overlap: {
    viewBox: '3.4 2.7 81.2 50.6',
    drawing: (
      <>
        <path d="M44 9.5a24 24 0 0 1 0 37a24 24 0 0 1 0-37z" className="fill-accent" stroke="none" />
        <circle cx="28.7" cy="28" r="24" />
        <circle cx="59.3" cy="28" r="24" />
      </>
    ),
  },
  nested: {
    viewBox: '2.7 2.7 50.6 50.6',
    drawing: (
      <>
        <circle cx="28" cy="41" r="11" className="fill-accent" stroke="none" />
        <circle cx="28" cy="34.5" r="17.5" />
        <circle cx="28" cy="28" r="24" />
      </>
    ),
  },
  growing: {
    viewBox: '2.7 2.7 50.6 50.6',
    drawing: (
      <>
        <circle cx="16.7" cy="39.3" r="8" className="fill-accent" stroke="none" />
        <circle cx="21.6" cy="34.4" r="15" />
        <circle cx="28" cy="28" r="24" />
      </>
    ),
  },
} as const
