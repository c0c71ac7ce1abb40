import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** Adds headers to every response. Pages set their own Content-Security-Policy. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    addSecurityHeaders(c.res.headers, publicUrl)
  }
}

export function addSecurityHeaders(headers: Headers, publicUrl: string): void {
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  headers.set('x-frame-options', 'DENY')
  if (!headers.has('cross-origin-resource-policy')) headers.set('cross-origin-resource-policy', 'same-origin')
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
  if (publicUrl.startsWith('https:')) {
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains; preload')
  }
}

/**
 * The Content-Security-Policy of a page: it allows only inline scripts with the page's nonce, by their hash.
 * Injected scripts have no nonce and are blocked.
 */
export function pagePolicy(html: string, nonce: string): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const isOurs = attributes.includes(` nonce="${nonce}"`)
    if (!isOurs || script === '' || /\bsrc=|application\/ld\+json/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Removes the nonce before the page is cached. It only marked which scripts to hash. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '')
}
