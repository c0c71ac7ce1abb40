import * as z from 'zod/mini'

const anyText: z.ZodMiniType<string, unknown> = z.string()

/** A zod schema for a text that `parse` converts. It reports `error` if `parse` returns `undefined`. */
export function parsedText<Value>(
  parse: (text: string) => Value | undefined,
  error: string,
  input: z.ZodMiniType<string, unknown> = anyText,
) {
  return z.pipe(
    input,
    z.transform((text: string, context) => {
      const value = parse(text.trim())
      if (value !== undefined) return value
      context.issues.push({ code: 'custom', input: text, message: error })
      return z.NEVER
    }),
  )
}
