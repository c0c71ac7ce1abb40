/** Three interlocking arcs that turn. Decorative: the control that is busy says so in words. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 animate-spin ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {arcs.map((turn) => (
        <path key={turn} d="M7 8.2a5 5 0 1 1 9.6 2.6" transform={`rotate(${turn} 12 12)`} />
      ))}
    </svg>
  )
}

const arcs = [0, 120, 240]
