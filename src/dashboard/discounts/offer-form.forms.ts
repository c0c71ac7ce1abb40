import * as z from 'zod/mini'
import { endOfDay, startOfDay } from '#lib/days.ts'
import { parseDollars } from '#lib/parse-dollars.ts'

const day = (parse: (text: string) => Date | null, error: string) =>
  z.pipe(
    z.string(),
    z.transform((text: string, context) => {
      const moment = parse(text)
      if (moment) return moment
      context.issues.push({ code: 'custom', input: text, message: error })
      return z.NEVER
    }),
  )

/** An offer: a price in dollars, and its first and last day in UTC. */
export const offerForm = z
  .object({
    price: z.pipe(
      z.string(),
      z.transform((text: string, context) => {
        const price = parseDollars(text)
        if (price !== null && price > 0) return price
        context.issues.push({
          code: 'custom',
          input: text,
          message: 'Enter a price in dollars, such as 49.90.',
        })
        return z.NEVER
      }),
    ),
    startsOn: day(startOfDay, 'Choose the first day.'),
    endsOn: day(endOfDay, 'Choose the last day.'),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => startsOn < endsOn, {
      error: 'The last day is before the first one.',
      path: ['endsOn'],
    }),
  )
