import { listOf, object, orNull, text, type SchemaOutput } from '#lib/schema.ts'

/** A stored upload. `address` is its value in form fields. */
const uploadedFileSchema = object({ id: text, name: text, address: text })

/** One result per uploaded file, in order; `problem` says why a file was rejected. */
export const uploadAnswerSchema = object({
  files: listOf(object({ name: text, file: orNull(uploadedFileSchema), problem: orNull(text) })),
})

export type UploadAnswer = SchemaOutput<typeof uploadAnswerSchema>
export type UploadedFile = SchemaOutput<typeof uploadedFileSchema>
