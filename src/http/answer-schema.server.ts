import * as z from 'zod'
import type { Schema } from '#lib/schema.ts'

/** Describes an answer of the API by the schema with which the browser reads it. */
export function answerSchema({ json = {} }: Schema<unknown>) {
  return z.fromJSONSchema(json)
}

/** An answer of an operation with the schema of its body. */
export function answered(description: string, schema: Schema<unknown>) {
  return { description, schema: answerSchema(schema) }
}
