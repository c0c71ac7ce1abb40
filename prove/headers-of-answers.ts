import { createHash } from 'node:crypto'

const ofEveryAnswer: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'strict-transport-security': /^max-age=\d{8,}; includeSubDomains/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
  'permissions-policy': /camera=\(\).*microphone=\(\)/,
  'content-security-policy': /^default-src 'none'/,
}
const unsafeSources = /'unsafe-(?:inline|eval)'|(?:^|\s)(?:\*|https?:|data:)(?:\s|$)/

export function wrongHeaders(headers: Headers): string[] {
  const policy = policyOf(headers)
  const missing = Object.entries(ofEveryAnswer).flatMap(([name, pattern]) =>
    pattern.test(headers.get(name) ?? '') ? [] : [`${name} is ${headers.get(name) ?? 'missing'}`],
  )
  const unsafe = ['script-src', 'style-src'].flatMap((name) =>
    unsafeSources.test(policy.get(name) ?? '') ? [`${name} is ${policy.get(name)}`] : [],
  )
  const isShared = headers.get('access-control-allow-credentials') !== null
  return [...missing, ...unsafe, ...(isShared ? ['other sites can read it with cookies'] : [])]
}

/** Finds errors in the policy of a page or in its scripts. */
export function wrongScripts(headers: Headers, html: string): string[] {
  const policy = policyOf(headers)
  const open = ['base-uri', 'form-action', 'frame-ancestors'].filter(
    (name) => !/^'(?:none|self)'$/.test(policy.get(name) ?? ''),
  )
  const named = policy.get('script-src') ?? ''
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const wrong = scripts.flatMap(([, attributes = '', text = '']) => {
    if (attributes.includes('ld+json')) return []
    if (/\bsrc="\/(?!\/)/.test(attributes)) return /\bintegrity="sha\d/.test(attributes) ? [] : [attributes]
    const hash = createHash('sha256').update(text).digest('base64')
    return !/\bsrc=/.test(attributes) && named.includes(`'sha256-${hash}'`) ? [] : [text.slice(0, 80)]
  })
  return [
    ...open.map((name) => `${name} of its policy is ${policy.get(name) ?? 'missing'}`),
    ...wrong.map((script) => `a script has no integrity hash: ${script}`),
    ...(scripts.length > 0 ? [] : ['it has no script']),
  ]
}

function policyOf(headers: Headers): Map<string, string> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((each) => each.trim())
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/)
      return [name, sources.join(' ')] as const
    }),
  )
}
