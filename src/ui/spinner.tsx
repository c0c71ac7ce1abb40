/** Three interlocking arcs that turn. Decorative: the control that is busy says so in words. */
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
      {arcs.map((turn) => (
        <circle
          key={turn}
          cx="12"
          cy="7.6"
          r="5.6"
          strokeDasharray="24 11.2"
          transform={`rotate(${turn} 12 12)`}
        />
      ))}
    </svg>
  )
}

const arcs = [0, 120, 240]
