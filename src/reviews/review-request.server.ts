import type { RouterContextProvider } from 'react-router'
import { authOf } from '#account/session/auth-context.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { orderViewer } from '#orders/order-owner.server.ts'
import { textsIn } from '#lib/form-text.ts'
import { reviewerOf } from '#reviews/reviewer.queries.server.ts'

/**
 * The owner whose orders the request may see, and the possible reviewer. `reviewer` is `null` without a
 * session.
 */
export async function reviewerOfRequest(context: Readonly<RouterContextProvider>, request: Request) {
  const page = pageContext(context)
  const viewer = await orderViewer({ ...page, auth: authOf(context) }, request.headers)
  return { viewer, reviewer: await reviewerOf(page.db, viewer) }
}

/** The text fields of a submitted form by name. Omits files. */
export async function textsOfForm(request: Request): Promise<Record<string, string>> {
  return textsIn(await request.formData().catch(() => new FormData()))
}
