import type { ReactNode } from 'react'

/** The page's measure. */
export function Container({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`page ${className}`}>{children}</div>
}
