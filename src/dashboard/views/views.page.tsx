import { data, Form, Link, redirect, useActionData } from 'react-router'
import { DataTable } from '#dashboard/components/data-table.tsx'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { maxViews, removeView, saveView } from '#dashboard/views/saved-views.commands.server.ts'
import { savedViewsOf } from '#dashboard/views/saved-views.queries.server.ts'
import { viewForm } from '#dashboard/views/view.forms.ts'
import { actorOf, notFound, requireAllowed } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { pageMeta } from '#site/page-meta.ts'
import { TextField } from '#ui/forms/field.tsx'
import type { Route } from './+types/views.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Saved views',
    description: 'Your lists with their filters.',
    path: '/dashboard/views',
    noIndex: true,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'overview.see')
  return { views: await savedViewsOf(pageContext(context).db, viewer.accountId) }
}

/** Saves or removes a view, and leads back to the list (product: dashboard 19). */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireAllowed({ request, context }, 'overview.see')
  const { db, clock } = pageContext(context)
  const values = await formTexts(request)
  const parsed = viewForm.safeParse(values)
  if (!parsed.success) {
    const { name: error } = fieldErrorsOf(parsed.error)
    if (error === undefined) throw notFound()
    return data({ error, values }, { status: 422 })
  }
  const by = { actor: actorOf(viewer), userId: viewer.accountId, now: clock() }
  if (parsed.data.intent === 'remove') {
    await removeView(db, { ...by, id: parsed.data.of })
    return redirect('/dashboard/views')
  }
  const { path, name, search } = parsed.data
  const saved = await saveView(db, { ...by, path, name, search })
  if (saved.ok) return redirect(path + search)
  return data({ error: `You have ${maxViews} views. Remove one first.`, values }, { status: 422 })
}

export default function ViewsPage({ loaderData: { views } }: Route.ComponentProps) {
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
      <DataTable
        caption="Saved views"
        rows={views}
        rowKey={({ id }) => id}
        columns={[
          { title: 'View', cell: ({ name, path, search }) => <Link to={path + search}>{name}</Link> },
          { title: 'List', cell: ({ path }) => listName(path) },
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
        empty={<p className="p-6 text-ink-soft">None yet. Filter a list, and press ‘Save view’ above it.</p>}
      />
    </>
  )
}

/** '/dashboard/sellers/applications' → 'sellers, applications' */
function listName(path: string): string {
  return path.replace('/dashboard/', '').replaceAll('/', ', ').replace('enquiries', 'inquiries')
}
