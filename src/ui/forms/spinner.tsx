/** Three interlocking rings that turn. Decorative, because the text of the control says that it is busy. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 animate-spin ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {rings.map(({ turn, strength }) => (
        <circle
          key={turn}
          cx="12"
          cy="7.8"
          r="5"
          strokeOpacity={strength}
          transform={`rotate(${turn} 12 12)`}
        />
      ))}
    </svg>
  )
}

const rings = [
  { turn: 0, strength: 1 },
  { turn: 120, strength: 0.6 },
  { turn: 240, strength: 0.3 },
]
