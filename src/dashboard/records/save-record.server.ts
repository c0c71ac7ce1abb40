import { data, redirect } from 'react-router'
import { accountNames } from '#account/session/account.queries.server.ts'
import { lastChangeOf } from '#audit/audit.queries.server.ts'
import { discardDraft, saveDraft } from '#catalog/editing/drafts/drafts.commands.server.ts'
import { mergeFormValues, type FormValues } from '#catalog/editing/fields/form-values.ts'
import { changesToConfirm, type FormAnswer, sentForm } from '#dashboard/records/form-answer.forms.ts'
import { nounEditors } from '#dashboard/records/noun-editors.server.ts'
import { nounWords, type CatalogNoun } from '#dashboard/records/nouns.ts'
import { actorOf, notFound, type Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { archiveRecords, restoreRecords } from '#catalog/editing/archive.commands.server.ts'
import { readWithRowsChanged } from '#catalog/editing/fields/submitted-fields.ts'
import { formText } from '#lib/form-text.ts'

/** Handles the buttons of the form. */
export async function takeEditAction(submitted: SubmittedRecord) {
  const { db, viewer, noun, id, form, now } = submitted
  const intent = formText(form, 'intent')
  const path = `/dashboard/${noun}/${id ?? 'new'}`
  if (intent === 'save' || intent === 'save-confirmed') {
    return saveRecord(submitted, intent === 'save-confirmed')
  }
  if (intent === 'discard') {
    await discardDraft(db, { accountId: viewer.accountId, noun, itemId: id ?? 'new' })
    return redirect(`${path}?discarded=1`)
  }
  const kind = nounWords[noun].archive
  const change = { ids: id === null ? [] : [id], actor: actorOf(viewer), now }
  if (intent === 'archive' && kind && formText(form, 'sure') !== '') {
    await archiveRecords(db, kind, change)
    return redirect(`${path}?archived=1`)
  }
  if (intent === 'restore' && kind) {
    await restoreRecords(db, kind, { ...change, show: formText(form, 'show') !== '' })
    return redirect(`${path}?restored=1`)
  }
  const { sections } = nounWords[noun]
  const sent = sentForm(form, sections, now)
  if (intent === 'preview') {
    const { values, opened, version } = sent
    const place = { accountId: viewer.accountId, noun, itemId: id ?? 'new' }
    await saveDraft(db, place, { values, opened, version, now })
    return redirect(`${path}/preview`)
  }
  return data({ ...sent, values: readWithRowsChanged(form, sections, intent) }, 200)
}

interface SubmittedRecord {
  db: Database
  viewer: Viewer
  noun: CatalogNoun
  /** The record's id; `null` for a new record. */
  id: string | null
  form: FormData
  now: Date
}

/** Saves the record, or returns the entered values with errors, conflicts or changes to confirm. */
async function saveRecord(submitted: SubmittedRecord, isConfirmed: boolean) {
  const { db, viewer, noun, id, form, now } = submitted
  const { sections, shownBy } = nounWords[noun]
  const editor = nounEditors[noun]
  const sent = sentForm(form, sections, now)
  const current = id === null ? null : await editor.find(db, id)
  if (id !== null && !current) throw notFound()
  const values = withSavedValues(sent.values, current?.values ?? {}, form.getAll('use-theirs').map(String))
  const answer = { ...sent, values }

  const fieldErrors = editor.check(values)
  if (Object.keys(fieldErrors).length > 0)
    return data({ ...answer, state: 'invalid' as const, fieldErrors }, 422)
  if (current && current.version !== sent.version) {
    return conflict(answer, current, await lastEditor(db, noun, current.id))
  }
  const changes = changesToConfirm({ sections, shownBy }, current?.values ?? null, values)
  if (changes.length > 0 && !isConfirmed) return data({ ...answer, state: 'confirm' as const, changes }, 200)

  const opened = current && { id: current.id, version: current.version }
  const outcome = await editor.save(db, { opened, values, actor: actorOf(viewer), now })
  if (outcome.state === 'missing') throw notFound()
  if (outcome.state === 'invalid') return data({ ...answer, ...outcome }, 422)
  if (outcome.state === 'conflict') {
    const latest = id === null ? null : await editor.find(db, id)
    if (!latest) throw notFound()
    return conflict(answer, latest, await lastEditor(db, noun, latest.id))
  }
  await discardDraft(db, { accountId: viewer.accountId, noun, itemId: id ?? 'new' })
  return redirect(`/dashboard/${noun}/${outcome.id}?saved=${outcome.version}`)
}

/**
 * Returns the answer with the conflicts. The form is then based on the later version, and the next save is
 * compared with this version.
 */
export function conflict(
  answer: FormAnswer,
  current: { values: FormValues; version: number | null },
  savedBy?: FormAnswer['savedBy'],
) {
  const { merged, conflicts } = mergeFormValues(answer.opened ?? {}, answer.values, current.values)
  return data(
    {
      ...answer,
      state: 'conflict' as const,
      values: merged,
      opened: current.values,
      version: current.version,
      conflicts,
      savedBy,
    },
    409,
  )
}

export function withSavedValues(
  values: FormValues,
  theirs: FormValues,
  names: readonly string[],
): FormValues {
  const taken = names.filter((name) => name in theirs).map((name) => [name, theirs[name] ?? ''])
  return { ...values, ...Object.fromEntries(taken) }
}

async function lastEditor(db: Database, noun: CatalogNoun, id: string): Promise<FormAnswer['savedBy']> {
  const last = await lastChangeOf(db, { kind: nounWords[noun].one, id })
  if (!last?.actorId) return null
  const name = (await accountNames(db, [last.actorId])).get(last.actorId)
  return name === undefined ? null : { name, at: last.at.toISOString() }
}
