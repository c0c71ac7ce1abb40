/** One promise of the shop, and how it is put to the test. */
export interface Check {
  /** As the shop makes it to its customers and operators. */
  promise: string
  /** Where it is written down: `product: quality 9`, as in comments, or another page of docs/. */
  rule: string
  limit: string
  /** Left out of the short run. */
  isFullOnly?: boolean
  run(effort: CheckEffort): Promise<Finding>
}

export interface CheckEffort {
  /** Everything, however long it takes. Otherwise a sample that fits into the twenty minutes of all checks. */
  isFull: boolean
  /** Plants a fault that the check has to find: shows that it can fail. */
  isSpoiled: boolean
}

export interface Finding {
  figure: string
  /** What broke the promise, case by case. None means that it holds. */
  broken: readonly string[]
}

/** Thrown by a check that cannot run on this machine. What was not run does not hold. */
export class NotShown extends Error {}

export const outcomes = ['holds', 'BROKEN', 'NOT SHOWN'] as const
export type Outcome = (typeof outcomes)[number]

export interface ShownPromise extends Pick<Check, 'promise' | 'rule' | 'limit'> {
  name: string
  outcome: Outcome
  figure: string
  broken: readonly string[]
  seconds: number
  /** It goes on behind the others, on the same ports. */
  isEndless: boolean
}

/** Thrown when a check takes too long. */
class Endless extends Error {}

/** Runs one check. An error that it did not expect breaks the promise. */
export async function runCheck(name: string, check: Check, effort: CheckEffort): Promise<ShownPromise> {
  const { promise, rule, limit } = check
  const started = performance.now()
  const shown = (outcome: Outcome, figure: string, broken: readonly string[], isEndless = false) => {
    const seconds = (performance.now() - started) / 1000
    return { name, promise, rule, limit, outcome, figure, broken, seconds, isEndless }
  }
  try {
    const { figure, broken } = await inTime(check.run(effort), effort)
    return shown(broken.length === 0 ? 'holds' : 'BROKEN', figure, broken)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof NotShown) return shown('NOT SHOWN', reason, [])
    return shown('BROKEN', 'the check itself failed', [reason], error instanceof Endless)
  }
}

const mostMinutes = { sample: 6, full: 120 }

/** A check that never ends has shown nothing. */
async function inTime(finding: Promise<Finding>, { isFull }: CheckEffort): Promise<Finding> {
  const minutes = isFull ? mostMinutes.full : mostMinutes.sample
  const late = Promise.withResolvers<never>()
  const limit = setTimeout(
    () => late.reject(new Endless(`it did not end in ${minutes} minutes`)),
    minutes * 60_000,
  )
  return Promise.race([finding, late.promise]).finally(() => clearTimeout(limit))
}

/**
 * The exit code of a run: 1 when a promise is broken. A run of everything also fails for what could not be shown; the
 * short one only says so, because a machine without a network can still show the rest.
 */
export function exitCodeOf(shown: readonly Pick<ShownPromise, 'outcome'>[], { isFull }: CheckEffort): number {
  const fails = (outcome: Outcome) => outcome === 'BROKEN' || (isFull && outcome === 'NOT SHOWN')
  return shown.some(({ outcome }) => fails(outcome)) ? 1 : 0
}
