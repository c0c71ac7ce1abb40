import * as z from 'zod/mini'
import { scopes } from '#developers/keys/api-key.ts'

export const apiKeyForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name, such as the system that uses the key.'),
      z.maxLength(100, 'A name has at most 100 characters.'),
    ),
  scopes: z.array(z.enum(scopes)).check(z.minLength(1, 'Choose at least one permission.')),
})
