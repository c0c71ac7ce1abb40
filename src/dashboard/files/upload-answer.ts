import { listOf, object, orNull, text, type SchemaOutput } from '#lib/schema.ts'

/** An uploaded file. `address` is the value for form fields. */
const uploadedFileSchema = object({ id: text, name: text, address: text })

/** One result per file, in the order of the upload. `problem` says why a file was rejected. */
export const uploadAnswerSchema = object({
  files: listOf(object({ name: text, file: orNull(uploadedFileSchema), problem: orNull(text) })),
})

export type UploadAnswer = SchemaOutput<typeof uploadAnswerSchema>
export type UploadedFile = SchemaOutput<typeof uploadedFileSchema>
