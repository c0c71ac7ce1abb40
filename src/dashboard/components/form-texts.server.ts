import { formText } from '#lib/form-text.ts'
import type { Permission } from '#account/staff/roles.ts'
import { intentOf } from '#dashboard/components/action-answer.ts'
import { notFound, openPage } from '#dashboard/viewer.server.ts'

/**
 * Returns the text fields of a submitted form by name, without characters that PostgreSQL cannot store. If a
 * name is repeated, the last value is used.
 */
export async function formTexts(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData())
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value.replaceAll('\0', '')
  return texts
}

/**
 * Returns the ids of the selected rows in a submitted list. If the user selected all matching rows, returns
 * the ids of all rows that match the filters.
 */
export async function selectedIds(
  form: FormData,
  {
    isId,
    max,
    matching,
  }: { isId: (text: string) => boolean; max: number; matching: () => Promise<readonly { id: string }[]> },
): Promise<string[]> {
  if (formText(form, 'all') !== '') return (await matching()).map(({ id }) => id)
  return [...new Set(form.getAll('selected').map(String).filter(isId))].slice(0, max)
}

/** Reads a form and requires the permission of its intent. An unknown intent requires `otherwise` and gets 404. */
export async function requireIntent<Intent extends string>(
  page: Parameters<typeof openPage>[0],
  permissions: Readonly<Record<Intent, Permission>>,
  otherwise: Permission,
) {
  const values = await formTexts(page.request)
  const intent = intentOf(permissions, values['intent'])
  const opened = await openPage(page, intent ? permissions[intent] : otherwise)
  if (!intent) throw notFound()
  return { ...opened, values, intent }
}
