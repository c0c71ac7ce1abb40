import { Children, type ReactNode } from 'react'

/** Facts on one line, separated by dots. Where the line breaks, the dot is hidden. */
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
