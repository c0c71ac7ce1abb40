const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/**
 * Where a session is used from, without asking an outside service: the country that the proxy names, otherwise
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
  // Proxies send XX for unknown and T1 for Tor.
  if (!/^[A-Z]{2}$/.test(code) || code === 'XX') return null
  return countryNames.of(code) ?? null
}

/** The first three numbers of an IPv4 address, or the first three groups of an IPv6 address. */
function shortenedAddress(address: string): string | null {
  const network = /^\d+\.\d+\.\d+(?=\.\d+$)/.exec(address)?.[0]
  if (network) return `${network}.x`
  const groups = /^[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}(?=:)/.exec(address)?.[0]
  return groups ? `${groups}::/48` : null
}
