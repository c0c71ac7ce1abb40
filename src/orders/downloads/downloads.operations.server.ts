import * as z from 'zod/mini'
import type { Operation } from '#http/operation.server.ts'

const orderFilesSchema = z.object({
  files: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.number(), address: z.string() })),
})

export const orderFilesOperation = {
  group: 'Orders',
  access: 'customer',
  summary: 'The files of what was bought with an active order',
  description:
    'Each `address` can be used for 12 hours, by whoever has it; `Range` is supported. An order that is not active answers as one that does not exist.',
  responses: { 200: { description: 'The files, each with a link of its own', schema: orderFilesSchema } },
  problems: [
    { status: 404, code: 'not_found', when: 'There is no such order, it is not yours, or it is not active.' },
    { status: 503, code: 'database_away', when: 'Orders cannot be reached at the moment: try again.' },
  ],
} satisfies Operation
