import * as z from 'zod/mini'
import { endOfDay, startOfDay } from '#lib/days.ts'
import { parseDollars } from '#lib/parse-dollars.ts'
import { parsedText } from '#lib/parsed-text.ts'

/** An offer: a price in dollars, and its first and last day in UTC. */
export const offerForm = z
  .object({
    price: parsedText((text) => parseDollars(text) || undefined, 'Enter a price in dollars, such as 49.90.'),
    startsOn: parsedText((text) => startOfDay(text) ?? undefined, 'Choose the first day.'),
    endsOn: parsedText((text) => endOfDay(text) ?? undefined, 'Choose the last day.'),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => startsOn < endsOn, {
      error: 'The last day is before the first one.',
      path: ['endsOn'],
    }),
  )
