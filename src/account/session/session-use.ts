import { placeOf } from '#account/session/place.ts'

const longestUserAgent = 400
/** The use of an active session is recorded at most once in this period. */
const noteEveryMilliseconds = 60 * 60 * 1000

/** The browser and the place that a request came from. */
export interface SessionUse {
  userAgent: string
  place: string | null
}

export function sessionUse(
  headers: Headers,
  address: string,
  { TRUSTED_COUNTRY_HEADER }: { TRUSTED_COUNTRY_HEADER?: string | undefined },
): SessionUse {
  const country = TRUSTED_COUNTRY_HEADER ? headers.get(TRUSTED_COUNTRY_HEADER) : null
  return {
    userAgent: (headers.get('user-agent') ?? '').slice(0, longestUserAgent),
    place: placeOf({ country, address }),
  }
}

/** Whether a use adds new information about the session. Most do not, so that most requests write nothing. */
export function isWorthNoting(
  stored: { userAgent: string | null; place: string | null; lastUsedAt: Date },
  use: SessionUse,
  now: Date,
): boolean {
  return (
    (stored.userAgent ?? '') !== use.userAgent ||
    stored.place !== use.place ||
    now.getTime() - stored.lastUsedAt.getTime() > noteEveryMilliseconds
  )
}
