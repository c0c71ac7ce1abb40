import { redirect } from 'react-router'
import { rejectedAnswer, invalidAnswer } from '#dashboard/components/action-answer.ts'
import type { Actor } from '#audit/audit.ts'
import { accessIntents } from '#dashboard/access/access-answer.ts'
import { notFound } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import type { AccessItem } from '#orders/access/access-item.ts'
import {
  importKeys,
  removeFreeKeys,
  saveProductAccess,
} from '#orders/access/product-access.commands.server.ts'
import { productAccessForm } from '#orders/access/product-access.forms.ts'
import type { KeyContext } from '#orders/access/grant-access.commands.server.ts'

interface AccessNeeds {
  db: Database
  actor: Actor
  keys: KeyContext
  item: AccessItem
  path: string
  values: Record<string, string>
}

/** Performs the submitted action and redirects to the page. If it fails, returns the errors. */
export async function saveAccess({ db, actor, keys, item, path, values }: AccessNeeds) {
  const intent = accessIntents.find((known) => known === values['intent'])
  if (!intent) throw notFound()
  const parsed = productAccessForm.safeParse(values)
  if (!parsed.success) return invalidAnswer(intent, values, fieldErrorsOf(parsed.error))
  const form = parsed.data
  const change = { ...keys, actor }
  switch (form.intent) {
    case 'save': {
      const { intent: _intent, version, activationLimit, ...texts } = form
      const access = { ...texts, version: Number(version), activationLimit: Number(activationLimit) }
      const saved = await saveProductAccess(db, change, item, access)
      if (!saved.ok) return rejectedAnswer({ outcome: 'changed', intent, values })
      return redirect(`${path}?done=save`)
    }
    case 'import': {
      const imported = await importKeys(db, change, item, form.keys)
      if (!imported.ok) return rejectedAnswer({ outcome: 'not_allowed', intent, values })
      const added = imported.value.imported
      return redirect(`${path}?done=import&keys=${added}&skipped=${form.keys.length - added}`)
    }
    case 'remove-keys':
      await removeFreeKeys(db, change, item)
      return redirect(`${path}?done=remove-keys`)
  }
}
