import { useCallback, useEffect, useState } from 'react'
import { Link, Outlet, useLocation, type ShouldRevalidateFunctionArgs, useNavigationType } from 'react-router'
import { draftsStorageKey } from '#dashboard/records/drafts-key.ts'
import { CommandDialog } from '#dashboard/search/command-dialog.tsx'
import { ShortcutsDialog } from '#dashboard/search/shortcuts-dialog.tsx'
import { useShortcuts } from '#dashboard/search/use-shortcuts.ts'
import { commandsOf } from '#dashboard/frame/commands.ts'
import { navigationFor } from '#dashboard/frame/navigation.ts'
import { MaySeeHistory } from '#dashboard/components/page-heading.tsx'
import { SavedViewsContext } from '#dashboard/lists/saved-views.tsx'
import { savedViewsOf } from '#dashboard/views/saved-views.server.ts'
import { OwnFrame } from '#dashboard/components/own-frame.tsx'
import { useTaskCounts } from '#dashboard/frame/use-task-counts.ts'
import { openTasksOf } from '#dashboard/overview/open-tasks.server.ts'
import { tasksByPath } from '#dashboard/overview/open-tasks.ts'
import { Rail } from '#dashboard/frame/rail.tsx'
import { stopLargeForm } from '#dashboard/frame/stop-large-form.client.ts'
import { openPage } from '#dashboard/viewer.server.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { isStored } from '#lib/stored.client.ts'
import type { Route } from './+types/dashboard-frame.page.ts'
import '#dashboard/dashboard.css'

export const handle = { isPersonal: true, hasOwnFrame: true } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db } = await openPage({ request, context }, 'overview.see')
  const entries = navigationFor(viewer)
  const [views, tasks] = await Promise.all([
    savedViewsOf(db, viewer.accountId),
    openTasksOf({ request, context }, viewer),
  ])
  return {
    accountId: viewer.accountId,
    name: viewer.name,
    email: viewer.email,
    entries,
    commands: commandsOf(viewer),
    views,
    counts: tasksByPath(
      tasks,
      entries.map(({ path }) => path),
    ),
  }
}

/**
 * Reloads the navigation only after an action with a response. Without a connection the reload would fail,
 * and an error would replace the navigation.
 */
export function shouldRevalidate({
  formMethod = 'GET',
  actionResult,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'formMethod' | 'actionResult' | 'defaultShouldRevalidate'>): boolean {
  return formMethod !== 'GET' && !(actionResult instanceof Error) && defaultShouldRevalidate
}

/** The frame of every dashboard page, with the navigation (product: dashboard 6). */
export default function DashboardFrame({ loaderData }: Route.ComponentProps) {
  const { accountId, counts, views, commands, ...rail } = loaderData
  const allCommands = [
    ...commands,
    ...views.map(({ name, path, search }) => ({ label: name, detail: 'Saved view', path: path + search })),
  ]
  const shownCounts = useTaskCounts(counts)
  useUnsentDrafts(accountId)
  useMessageFocus()
  const finder = useFinder()
  return (
    <OwnFrame>
      <div className="dashboard" onSubmitCapture={stopLargeForm}>
        <Rail {...rail} counts={shownCounts} onFind={finder.find} />
        <main id="content" tabIndex={-1} className="dashboard-main">
          <CodesLeft />
          <MaySeeHistory value={rail.entries.some(({ path }) => path === '/dashboard/audit')}>
            <SavedViewsContext value={views}>
              <Outlet />
            </SavedViewsContext>
          </MaySeeHistory>
        </main>
      </div>
      <CommandDialog open={finder.opened === 'find'} onClose={finder.close} commands={allCommands} />
      <ShortcutsDialog open={finder.opened === 'help'} onClose={finder.close} />
    </OwnFrame>
  )
}

/** Shows the number of remaining recovery codes after one was used (product: dashboard 14). */
function CodesLeft() {
  const codesLeft = /^\d{1,2}$/.exec(new URLSearchParams(useLocation().search).get('codes-left') ?? '')?.[0]
  if (codesLeft === undefined) return null
  return (
    <Banner title="You used a recovery code">
      You have {codesLeft} left.{' '}
      <Link to="/dashboard/security" className="underline">
        Add a passkey or make new codes
      </Link>
    </Banner>
  )
}

/** Returns the open dialog of the frame, and functions that open and close dialogs. */
function useFinder() {
  const [opened, setOpened] = useState<'find' | 'help' | null>(null)
  const find = useCallback(() => setOpened('find'), [])
  const help = useCallback(() => setOpened('help'), [])
  const close = useCallback(() => setOpened(null), [])
  useShortcuts({ find, help })
  return { opened, find, close }
}

/** Sends stored drafts when a page opens or the network is back (product: dashboard 27). */
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

/** Focuses the message about a finished action if the pressed button no longer exists. */
function useMessageFocus(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const message = document.querySelector<HTMLElement>('.dashboard-main .banner-success')
    if (!message) return
    message.tabIndex = -1
    // The focus does not scroll, because the Back button restores the scroll position.
    message.focus({ preventScroll: type === 'POP' })
  }, [key, type])
}
