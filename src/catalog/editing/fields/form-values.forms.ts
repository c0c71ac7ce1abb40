import * as z from 'zod/mini'

/** Form values, as drafts and pages transfer them. Validated only when the record is saved. */
export const formValuesSchema = z.record(
  z.string().check(z.maxLength(60)),
  z.union([
    z.string().check(z.maxLength(60_000)),
    z.array(z.record(z.string(), z.string().check(z.maxLength(6_000)))).check(z.maxLength(60)),
  ]),
)
