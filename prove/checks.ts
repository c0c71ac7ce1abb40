import type { Check } from './check.ts'
import { databaseCheck } from './checks/database.ts'
import { enumerationCheck } from './checks/enumeration.ts'
import { eventsCheck } from './checks/events.ts'
import { floodsCheck } from './checks/floods.ts'
import { failoverCheck } from './checks/failover.ts'
import { fuzzCheck } from './checks/fuzz.ts'
import { headersCheck } from './checks/headers.ts'
import { killsCheck } from './checks/kills.ts'
import { lighthouseCheck } from './checks/lighthouse.ts'
import { mailCheck } from './checks/mail.ts'
import { requestsCheck } from './checks/requests.ts'
import { webhooksCheck } from './checks/webhooks.ts'
import { weightCheck } from './checks/weight.ts'

/** All promises with their checks, in the order of a run. The key is the name with which a check can be run alone. */
export const checks: ReadonlyMap<string, Check> = new Map(
  Object.entries({
    kills: killsCheck,
    database: databaseCheck,
    events: eventsCheck,
    fuzz: fuzzCheck,
    webhooks: webhooksCheck,
    mail: mailCheck,
    enumeration: enumerationCheck,
    floods: floodsCheck,
    headers: headersCheck,
    weight: weightCheck,
    lighthouse: lighthouseCheck,
    requests: requestsCheck,
    failover: failoverCheck,
  }),
)
