import { listOf, object, orNull, text, type SchemaOutput } from '#lib/schema.ts'

/** A stored upload as the pages of the dashboard use it: `address` is what a form keeps of it. */
const uploadedFileSchema = object({ id: text, name: text, address: text })

/** One answer for each file that was sent, in their order; `problem` says why one was not taken. */
export const uploadAnswerSchema = object({
  files: listOf(object({ name: text, file: orNull(uploadedFileSchema), problem: orNull(text) })),
})

export type UploadAnswer = SchemaOutput<typeof uploadAnswerSchema>
export type UploadedFile = SchemaOutput<typeof uploadedFileSchema>
