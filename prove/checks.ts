import type { Check } from './check.ts'
import { databaseCheck } from './checks/database.ts'
import { enumerationCheck } from './checks/enumeration.ts'
import { eventsCheck } from './checks/events.ts'
import { fuzzCheck } from './checks/fuzz.ts'
import { killsCheck } from './checks/kills.ts'
import { mailCheck } from './checks/mail.ts'
import { permissionsCheck } from './checks/permissions.ts'
import { webhooksCheck } from './checks/webhooks.ts'

/** Every promise that is shown, by the name under which it can be run alone, in the order of a run. */
export const checks: ReadonlyMap<string, Check> = new Map(
  Object.entries({
    kills: killsCheck,
    database: databaseCheck,
    events: eventsCheck,
    fuzz: fuzzCheck,
    permissions: permissionsCheck,
    webhooks: webhooksCheck,
    mail: mailCheck,
    enumeration: enumerationCheck,
  }),
)
