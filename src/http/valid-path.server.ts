import type { MiddlewareHandler } from 'hono'
import { problem } from '#http/problems.server.ts'

const controlCharacter = /[\p{Cc}\u2028\u2029]/u

/** Rejects paths that nothing has: malformed escapes, and line breaks and other control characters. */
export function validPathOnly(): MiddlewareHandler {
  return async (c, next) => {
    const path = decoded(c.req.path)
    if (path === null) return problem(c, 400, 'malformed_address', 'This address is not written correctly.')
    if (controlCharacter.test(path)) {
      return problem(c, 404, 'not_found', 'There is nothing at this address.')
    }
    return next()
  }
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
