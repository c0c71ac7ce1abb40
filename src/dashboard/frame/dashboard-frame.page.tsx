import { useEffect } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { draftsStorageKey } from '#dashboard/records/drafts-key.ts'
import { navigationFor } from '#dashboard/frame/navigation.ts'
import { OwnFrame } from '#dashboard/frame/own-frame.tsx'
import { Rail } from '#dashboard/frame/rail.tsx'
import { stopLargeForm } from '#dashboard/frame/stop-large-form.client.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { isStored } from '#lib/stored.client.ts'
import type { Route } from './+types/dashboard-frame.page.ts'
import '#dashboard/dashboard.css'

export const handle = { isPersonal: true, hasOwnFrame: true } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'overview.see')
  return {
    accountId: viewer.accountId,
    name: viewer.name,
    email: viewer.email,
    entries: navigationFor(viewer),
  }
}

/** After an action that was answered alone. Otherwise a lost connection would take away the rail with the page. */
export function shouldRevalidate({
  formMethod = 'GET',
  actionResult,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'formMethod' | 'actionResult' | 'defaultShouldRevalidate'>): boolean {
  return formMethod !== 'GET' && !(actionResult instanceof Error) && defaultShouldRevalidate
}

/** The rail beside every page of the dashboard (product: dashboard 6). */
export default function DashboardFrame({ loaderData }: Route.ComponentProps) {
  const { accountId, ...rail } = loaderData
  useUnsentDrafts(accountId)
  return (
    <OwnFrame>
      <div className="dashboard" onSubmitCapture={stopLargeForm}>
        <Rail {...rail} />
        <main id="content" tabIndex={-1} className="dashboard-main">
          <Outlet />
        </main>
      </div>
    </OwnFrame>
  )
}

/** Drafts that could not be sent are sent with the next page, or once the network is back (product: dashboard 27). */
function useUnsentDrafts(accountId: string): void {
  useEffect(() => {
    const send = async () => {
      if (!isStored(draftsStorageKey)) return
      const { sendUnsentDrafts } = await import('#dashboard/records/unsent-drafts.client.ts')
      await sendUnsentDrafts(accountId)
    }
    const sendQuietly = () => void send().catch(() => undefined)
    sendQuietly()
    window.addEventListener('online', sendQuietly)
    return () => window.removeEventListener('online', sendQuietly)
  }, [accountId])
}
