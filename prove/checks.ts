import type { Check } from './check.ts'
import { databaseCheck } from './checks/database.ts'
import { enumerationCheck } from './checks/enumeration.ts'
import { floodsCheck } from './checks/floods.ts'
import { failoverCheck } from './checks/failover.ts'
import { fuzzCheck } from './checks/fuzz.ts'
import { headersCheck } from './checks/headers.ts'
import { killsCheck } from './checks/kills.ts'
import { lighthouseCheck } from './checks/lighthouse.ts'
import { requestsCheck } from './checks/requests.ts'
import { weightCheck } from './checks/weight.ts'

/** Every promise with a check, by the name under which it can be run alone, in the order of a run. */
export const checks: ReadonlyMap<string, Check> = new Map(
  Object.entries({
    kills: killsCheck,
    database: databaseCheck,
    fuzz: fuzzCheck,
    enumeration: enumerationCheck,
    floods: floodsCheck,
    headers: headersCheck,
    weight: weightCheck,
    lighthouse: lighthouseCheck,
    requests: requestsCheck,
    failover: failoverCheck,
  }),
)
