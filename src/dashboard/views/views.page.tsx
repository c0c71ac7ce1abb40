import { data, Form, Link, redirect, useActionData } from 'react-router'
import { DataTable } from '#dashboard/lists/data-table.tsx'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { choiceField, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow } from '#dashboard/lists/page-number.ts'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { maxViews, removeView, saveView, savedViewsOf } from '#dashboard/views/saved-views.server.ts'
import { actorOf, notFound, openPage } from '#dashboard/viewer.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { termOf } from '#lib/search-terms.ts'
import { TextField } from '#ui/forms/field.tsx'
import type { Route } from './+types/views.page.ts'
import { isListPath, listNameOf, longestViewName, viewSearch } from '#dashboard/lists/view-search.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'

import * as z from 'zod/mini'

export const meta = dashboardMeta('Saved views', 'Your lists with their filters.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, parameters } = await openPage({ request, context }, 'overview.see')
  const term = termOf(parameters).toLowerCase()
  const path = parameters.get('list') ?? ''
  const all = await savedViewsOf(db, viewer.accountId)
  const views = all.filter((view) => view.name.toLowerCase().includes(term) && (!path || view.path === path))
  const window = listWindow(parameters)
  const rows = views.slice(window.offset, window.offset + window.limit)
  return {
    ...listPage(request, window, { rows, count: views.length }),
    paths: [...new Set(all.map((view) => view.path))].toSorted(),
  }
}

/** Saves or removes a view and redirects to the list (product: dashboard 19). */
export async function action({ request, context }: Route.ActionArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'overview.see')
  const values = await formTexts(request)
  const parsed = viewForm.safeParse(values)
  if (!parsed.success) {
    const { name: error } = fieldErrorsOf(parsed.error)
    if (error === undefined) throw notFound()
    return data({ error, values }, { status: 422 })
  }
  const by = { actor: actorOf(viewer), userId: viewer.accountId, now }
  if (parsed.data.intent === 'remove') {
    await removeView(db, { ...by, id: parsed.data.of })
    return redirect('/dashboard/views')
  }
  const { path, name, search } = parsed.data
  const saved = await saveView(db, { ...by, path, name, search })
  if (saved.ok) return redirect(path + search)
  return data({ error: `You have ${maxViews} views. Remove one first.`, values }, { status: 422 })
}

export default function ViewsPage({ loaderData }: Route.ComponentProps) {
  const { rows, paths, ...list } = loaderData
  const answer = useActionData<typeof action>()
  return (
    <>
      <PageHeading title="Saved views" lead="Only you see them. Save one from any list with filters." />
      {answer && (
        <Form method="post" noValidate className="work-box mb-4">
          <input type="hidden" name="path" value={answer.values['path'] ?? ''} />
          <input type="hidden" name="search" value={answer.values['search'] ?? ''} />
          <TextField
            label="Name of the view"
            name="name"
            required
            className="max-w-80"
            defaultValue={answer.values['name'] ?? ''}
            error={answer.error}
          />
          <div>
            <SubmitButton intent="save">Save</SubmitButton>
          </div>
        </Form>
      )}
      <FilteredList fields={fieldsFor(paths)} list={list} one="view" many="views" noMatch={noViews}>
        <DataTable
          caption="Saved views"
          choosesColumns
          rows={rows}
          columns={[
            { title: 'View', cell: ({ name, path, search }) => <Link to={path + search}>{name}</Link> },
            { title: 'List', cell: ({ path }) => listNameOf(path) },
            {
              title: 'Remove',
              cell: ({ id, name }) => (
                <Form method="post">
                  <SubmitButton intent="remove" of={id} variant="quiet">
                    Remove<span className="sr-only"> {name}</span>
                  </SubmitButton>
                </Form>
              ),
            },
          ]}
          empty={noViews}
        />
      </FilteredList>
    </>
  )
}

const noViews = 'None here. Filter a list, and press ‘Save view’ above it.'

function fieldsFor(paths: readonly string[]): FilterField[] {
  const choices = paths.map((value) => ({ value, label: listNameOf(value) }))
  return [searchField('Name'), choiceField('list', 'List', choices, { none: 'All' })]
}

/** A submitted form either saves the current list as a view or removes a view. */
const viewForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    path: z.string().check(z.refine(isListPath)),
    search: z.pipe(z.string().check(z.maxLength(1_000)), z.transform(viewSearch)),
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Give the view a name.'),
        z.maxLength(longestViewName, `Use at most ${longestViewName} characters.`),
      ),
  }),
  z.object({ intent: z.literal('remove'), of: z.string().check(z.maxLength(100)) }),
])
