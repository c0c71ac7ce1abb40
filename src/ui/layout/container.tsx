import type { ReactNode } from 'react'

/** The width of a page. */
export function Container({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`page ${className}`}>{children}</div>
}
