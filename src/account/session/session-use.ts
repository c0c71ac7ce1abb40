const longestUserAgent = 400
/** The use of a session is recorded at most once in this period, unless the browser or the place changes. */
const noteEveryMilliseconds = 60 * 60 * 1000

/** The browser and the place of a request. */
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

/** Whether a use adds information about the session. Most do not, so that most requests write nothing. */
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

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/**
 * Describes the place of a request without an outside service: the country from the proxy's header, otherwise
 * the network part of the address (product: accounts 32).
 */
export function placeOf({
  country,
  address,
}: {
  country: string | null | undefined
  address: string
}): string | null {
  return countryName(country ?? '') ?? shortenedAddress(address)
}

function countryName(code: string): string | null {
  // Proxies send XX for an unknown country and T1 for Tor.
  if (!/^[A-Z]{2}$/.test(code) || code === 'XX') return null
  return countryNames.of(code) ?? null
}

/** Returns the first three numbers of an IPv4 address, or the first three groups of an IPv6 address. */
function shortenedAddress(address: string): string | null {
  const network = /^\d+\.\d+\.\d+(?=\.\d+$)/.exec(address)?.[0]
  if (network) return `${network}.x`
  const groups = /^[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}(?=:)/.exec(address)?.[0]
  return groups ? `${groups}::/48` : null
}
