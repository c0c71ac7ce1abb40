import * as z from 'zod/mini'
import { isListPath, longestViewName, viewSearch } from '#dashboard/components/view-search.ts'

/** Saves the current list as a view, or removes one of the viewer's views. */
export const viewForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    path: z.string().check(z.refine(isListPath)),
    search: z.pipe(z.string().check(z.maxLength(1_000)), z.transform(viewSearch)),
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Give the view a name.'),
        z.maxLength(longestViewName, `Use at most ${longestViewName} characters.`),
      ),
  }),
  z.object({ intent: z.literal('remove'), of: z.string().check(z.maxLength(100)) }),
])
