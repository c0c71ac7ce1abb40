import * as z from 'zod/mini'

/** A typed form as drafts and pages carry it. Its texts are checked when it is saved. */
export const typedForm = z.record(
  z.string().check(z.maxLength(60)),
  z.union([
    z.string().check(z.maxLength(60_000)),
    z.array(z.record(z.string(), z.string().check(z.maxLength(6_000)))).check(z.maxLength(60)),
  ]),
)
