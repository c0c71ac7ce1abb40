import { Form, Link, useLocation } from 'react-router'
import { useClosingDetails } from '#dashboard/lists/use-closing-details.ts'
import { longestViewName, viewSearch } from '#dashboard/lists/view-search.ts'
import { Button } from '#ui/forms/button.tsx'
import { focusOpened } from '#ui/dialogs/focus-opened.client.ts'
import { TextField } from '#ui/forms/field.tsx'
import { createContext, use } from 'react'

/** The viewer's saved views of this list, and a form that saves the current one (product: dashboard 19). */
export function SavedViews() {
  const { pathname, search } = useLocation()
  const views = useSavedViews(pathname)
  const details = useClosingDetails()
  const now = viewSearch(search)
  const current = views.find((view) => view.search === now)
  if (views.length === 0 && now === '') return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:ms-auto">
      {views.length > 0 && (
        <nav aria-label="Saved views" className="flex flex-wrap items-center gap-1">
          {views.map(({ id, name, search: to }) => (
            <Link
              key={id}
              to={pathname + to}
              aria-current={id === current?.id ? 'page' : undefined}
              className="inline-flex min-h-8 items-center rounded-md px-2.5 aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {name}
            </Link>
          ))}
          <Link to="/dashboard/views" className="link inline-flex min-h-8 items-center px-2.5">
            Manage
          </Link>
        </nav>
      )}
      {now !== '' && !current && (
        <details
          key={now}
          ref={details}
          name="list-menu"
          className="save-view relative max-md:static"
          onToggle={focusOpened}
        >
          <summary className="link">Save view</summary>
          <Form
            method="post"
            action="/dashboard/views"
            className="opened-form end-0 top-[calc(100%+0.25rem)] z-3 w-68 max-md:start-0 max-md:w-auto"
          >
            <input type="hidden" name="path" value={pathname} />
            <input type="hidden" name="search" value={now} />
            <TextField label="Name of the view" name="name" required maxLength={longestViewName} />
            <Button type="submit" name="intent" value="save" variant="ink">
              Save
            </Button>
          </Form>
        </details>
      )}
    </div>
  )
}

/** A list with its filters, saved under a name. */
export interface SavedView {
  id: string
  path: string
  name: string
  /** The query string: empty, or with a leading question mark. */
  search: string
}

/** The viewer's saved views of all lists. */
export const SavedViewsContext = createContext<readonly SavedView[]>([])

function useSavedViews(path: string): SavedView[] {
  return use(SavedViewsContext).filter((view) => view.path === path)
}
