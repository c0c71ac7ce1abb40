import type { ReactNode } from 'react'

/** Limits content to the page width. */
export function Container({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`page ${className}`}>{children}</div>
}
