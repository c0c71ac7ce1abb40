import type { ReactNode } from 'react'

export type IconProps = { className?: string; filled?: boolean }

/** The common ground of the drawn icons: 24 units, one stroke, the colour of the words around it. */
export function Icon({
  className = 'size-5',
  filled = false,
  children,
}: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
