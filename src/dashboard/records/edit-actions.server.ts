import { data, redirect } from 'react-router'
import { archiveRecords, restoreRecords } from '#catalog/editing/archive.commands.server.ts'
import { readWithRowsChanged } from '#catalog/editing/fields/changed-rows.ts'
import { discardDraft, saveDraft } from '#catalog/editing/drafts/drafts.commands.server.ts'
import { sentForm } from '#dashboard/records/sent-form.forms.ts'
import { saveRecord, type SubmittedRecord } from '#dashboard/records/save-record.server.ts'
import { nounWords } from '#dashboard/records/nouns.ts'
import { actorOf } from '#dashboard/viewer.server.ts'
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
