import * as z from 'zod'
import type { Schema } from '#lib/schema.ts'

/** Builds the zod schema of an API answer from the schema that the browser uses to parse it. */
export function answerSchema({ json = {} }: Schema<unknown>) {
  return z.fromJSONSchema(json)
}

export function answered(description: string, schema: Schema<unknown>) {
  return { description, schema: answerSchema(schema) }
}
