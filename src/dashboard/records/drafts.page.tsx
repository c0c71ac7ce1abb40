import * as z from 'zod/mini'
import { redirect } from 'react-router'
import type { Permission } from '#account/staff/roles.ts'
import { saveDraft } from '#catalog/editing/drafts/drafts.commands.server.ts'
import { formValuesSchema } from '#catalog/editing/fields/form-values.ts'
import { catalogNouns, nounWords, type CatalogNoun } from '#dashboard/records/nouns.ts'
import { openPage, requireAllowed } from '#dashboard/viewer.server.ts'
import { parseJson } from '#lib/json.ts'
import { formText } from '#lib/form-text.ts'
import type { Route } from './+types/drafts.page.ts'

const sentDraft = z.object({
  noun: z.enum([...catalogNouns, 'proposals']),
  itemId: z.string().check(z.regex(/^[\w-]{1,120}$/)),
  typed: formValuesSchema,
  opened: z.nullable(formValuesSchema),
  version: z.nullable(z.int().check(z.nonnegative())),
  /** The time when the draft was written. Omitted if the draft is sent immediately. */
  updatedAt: z.optional(z.iso.datetime()),
})

/** This address is not a page, so opening it redirects to the overview. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAllowed({ request, context }, 'overview.see')
  throw redirect('/dashboard')
}

/** Stores the drafts that open forms send automatically (product: dashboard 27). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.clone().formData()
  const sent = parseJson(formText(form, 'draft'))
  const named = z.pick(sentDraft, { noun: true }).safeParse(sent)
  const permission = named.success ? permissionFor(named.data.noun) : 'catalogue.edit'
  const {
    viewer: { accountId },
    db,
    now,
  } = await openPage({ request, context }, permission)
  const draft = sentDraft.safeParse(sent)
  if (!draft.success) return rejected(draft.error)
  const { noun, itemId, updatedAt, typed: values, opened, version } = draft.data
  const writtenAt = updatedAt === undefined ? null : new Date(updatedAt)
  await saveDraft(db, { accountId, noun, itemId }, { values, opened, version, writtenAt, now })
  return new Response(null, { status: 204 })
}

function rejected({ issues }: z.core.$ZodError) {
  const isTooLong = issues.some(({ code }) => code === 'too_big')
  const answer = isTooLong
    ? { code: 'draft_too_large', message: 'One of your texts is too long to save as a draft.' }
    : { code: 'invalid_request', message: 'This is not a draft of a form.' }
  return Response.json(answer, { status: isTooLong ? 413 : 400 })
}

function permissionFor(noun: CatalogNoun | 'proposals'): Permission {
  return noun === 'proposals' ? 'proposals.write' : nounWords[noun].edit
}
