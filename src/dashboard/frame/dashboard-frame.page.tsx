import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { navigationFor } from '#dashboard/frame/navigation.ts'
import { OwnFrame } from '#dashboard/frame/own-frame.tsx'
import { Rail } from '#dashboard/frame/rail.tsx'
import { stopLargeForm } from '#dashboard/frame/stop-large-form.client.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import type { PageHandle } from '#http/page-handle.ts'
import type { Route } from './+types/dashboard-frame.page.ts'
import '#dashboard/dashboard.css'

export const handle = { isPersonal: true, hasOwnFrame: true } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'overview.see')
  return { name: viewer.name, email: viewer.email, entries: navigationFor(viewer) }
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
  return (
    <OwnFrame>
      <div className="dashboard" onSubmitCapture={stopLargeForm}>
        <Rail {...loaderData} />
        <main id="content" tabIndex={-1} className="dashboard-main">
          <Outlet />
        </main>
      </div>
    </OwnFrame>
  )
}
