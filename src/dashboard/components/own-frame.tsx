import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { PageAnnouncer } from '#shell/page-announcer.tsx'
import { Toaster } from '#ui/toasts/toasts.tsx'

/** The frame of the dashboard and its log-in pages. It replaces the shop's header and footer. */
export function OwnFrame({ children }: { children: ReactNode }) {
  const { state } = useNavigation()
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <div className="loading-line" data-loading={state !== 'idle'} />
      {children}
      <PageAnnouncer />
      <Toaster />
    </>
  )
}
