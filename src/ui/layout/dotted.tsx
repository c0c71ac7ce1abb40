import { Children, type ReactNode } from 'react'

/** Facts on one line, separated by dots. A dot at a line break is hidden. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <div className="dotted text-sm text-ink-soft">
      <p>
        {Children.toArray(children).map((fact, index) => (
          <span key={index}>{fact} </span>
        ))}
      </p>
    </div>
  )
}
