import { data, redirect, useLocation } from 'react-router'
import { addSynonyms, changeSynonyms } from '#catalog/search/edit-synonyms.commands.server.ts'
import { synonymsForm } from '#catalog/search/synonyms.forms.ts'
import { countSynonyms, listSynonyms } from '#catalog/search/synonyms.queries.server.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { AddSynonyms, SynonymsList } from '#dashboard/synonyms/synonyms-list.tsx'
import { reloadsWhenChanged } from '#dashboard/components/action-answer.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { searchField } from '#dashboard/lists/list-filter-fields.ts'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow } from '#dashboard/lists/page-number.ts'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { useCurrentAnswer } from '#ui/loading/use-current-answer.ts'
import { actorOf, openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { termOf } from '#lib/search-terms.ts'
import type { Route } from './+types/synonyms.page.ts'

const path = '/dashboard/products/synonyms'

export const meta = dashboardMeta('Synonyms', 'Terms that the search treats as synonyms.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, parameters } = await openPage({ request, context }, 'catalogue.edit')
  const window = listWindow(parameters)
  const term = termOf(parameters)
  const [rows, count] = await Promise.all([listSynonyms(db, term, window), countSynonyms(db, term)])
  return { ...listPage(request, window, { rows, count }), suggested: parameters.get('terms') ?? undefined }
}

/** Adds, changes or removes a group of synonyms (product: dashboard 33). */
export async function action({ request, context }: Route.ActionArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'catalogue.edit')
  const values = await formTexts(request)
  const parsed = synonymsForm.safeParse(values)
  if (!parsed.success) {
    const fieldErrors = fieldErrorsOf(parsed.error)
    return data({ outcome: 'invalid' as const, values, fieldErrors }, { status: 422 })
  }
  const change = { actor: actorOf(viewer), now }
  const form = parsed.data
  if (form.intent === 'add') await addSynonyms(db, { ...change, terms: form.terms })
  else {
    const terms = form.intent === 'change' ? form.terms : null
    const changed = await changeSynonyms(db, { ...change, id: Number(form.of), seen: form.seen, terms })
    if (!changed.ok) return data({ outcome: 'changed' as const, values, fieldErrors: {} }, { status: 409 })
  }
  const listed = new URL(request.url).searchParams
  listed.delete('terms')
  listed.set('done', form.intent)
  return redirect(`${path}?${listed}`)
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

export const shouldRevalidate = reloadsWhenChanged

const done = {
  add: 'Added. The next search uses them.',
  change: 'Changed. The next search uses them.',
  remove: 'Removed.',
}

/** Edits groups of terms that have the same meaning for the search. */
export default function SynonymsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { rows, suggested, ...list } = loaderData
  const current = useCurrentAnswer(actionData)
  const answer = current && current.outcome !== 'unreachable' ? current : undefined
  return (
    <>
      <BackLink to="/dashboard/products">Products</BackLink>
      <PageHeading
        title="Synonyms"
        lead="Words customers use for the same thing. A search for one also finds the others."
      />
      <Outcome
        done={done}
        problem={
          answer?.outcome === 'changed' &&
          'Not saved: someone else changed or removed these terms. Here they are now.'
        }
      />
      <AddSynonyms key={search} answer={answer} suggested={suggested} />
      <FilteredList
        fields={[searchField('Part of a term')]}
        list={list}
        one="group"
        many="groups"
        noMatch="No terms here."
      >
        <SynonymsList groups={rows} answer={answer} />
      </FilteredList>
    </>
  )
}
