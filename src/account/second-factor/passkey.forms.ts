import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1), z.maxLength(16_384))
const shared = {
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z.object({}),
}

/** The result of `navigator.credentials.get` as JSON. The library validates its content. */
export const passkeyAnswerForm = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.optional(z.nullable(z.string())),
  }),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswerForm>

/** The result of `navigator.credentials.create` as JSON. */
export const newPasskeyForm = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.optional(z.array(z.string())),
  }),
})
export type NewPasskey = z.output<typeof newPasskeyForm>
