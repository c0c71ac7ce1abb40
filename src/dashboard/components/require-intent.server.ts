import type { Permission } from '#account/staff/roles.ts'
import { intentOf } from '#dashboard/components/action-answer.ts'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { notFound, openPage } from '#dashboard/viewer.server.ts'

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
