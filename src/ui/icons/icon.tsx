import type { ReactNode } from 'react'

export type IconProps = { className?: string; filled?: boolean }

/** The common frame of all icons: 24 units, with one stroke in the color of the text. */
function Icon({ className = 'size-5', filled = false, children }: IconProps & { children: ReactNode }) {
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

/** Creates an icon component. The annotation lets bundlers drop unused icons. */
// @__NO_SIDE_EFFECTS__
export function icon(shapes: ReactNode) {
  return (props: IconProps) => <Icon {...props}>{shapes}</Icon>
}
