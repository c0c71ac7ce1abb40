import type { ReactNode } from 'react'
import { RingMotif } from '#ui/layout/ring-motif.tsx'

type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  picture?: ReactNode
}

export function EmptyState({
  title,
  children,
  action,
  heading: Heading = 'h2',
  picture = <RingMotif className="mb-3 size-28" />,
}: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-form flex-col items-center gap-3 py-12 text-center">
      {picture}
      <Heading className="empty-title">{title}</Heading>
      {children && <div className="text-balance text-ink-soft">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

export function EmptyScreen(props: Omit<EmptyStateProps, 'heading'>) {
  return (
    <section className="page section-space">
      <EmptyState {...props} heading="h1" />
    </section>
  )
}
