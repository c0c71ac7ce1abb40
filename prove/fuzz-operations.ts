/**
 * The operations of the API, written down a second time: whoever adds or removes one does so here too, so that none
 * leaves the OpenAPI document by mistake and is no longer tried.
 */
const operations: Readonly<Record<string, string>> = {
  '/api/account/delete': 'post',
  '/api/account/email-proof': 'post',
  '/api/account/export': 'get',
  '/api/account/forgotten-password': 'post',
  '/api/account/log-in': 'post',
  '/api/account/new-password': 'post',
  '/api/account/notifications': 'get put',
  '/api/account/session': 'get',
  '/api/account/sessions': 'get',
  '/api/account/sessions/end': 'post',
  '/api/account/sessions/end-others': 'post',
  '/api/account/sign-out': 'post',
  '/api/account/sign-up': 'post',
  '/api/cart': 'delete get',
  '/api/cart/lines': 'post',
  '/api/cart/lines/{type}/{id}': 'delete patch',
  '/api/cart/lookup': 'post',
  '/api/categories': 'get',
  '/api/enquiries': 'post',
  '/api/hand-offs/{order}': 'get',
  '/api/hand-offs/{order}/key': 'post',
  '/api/hand-offs/{order}/state': 'get',
  '/api/orders': 'get post',
  '/api/orders/{id}': 'get',
  '/api/orders/{id}/cancel': 'post',
  '/api/orders/{id}/files': 'get',
  '/api/orders/{id}/resume': 'post',
  '/api/portal-events': 'post',
  '/api/product-cards': 'get',
  '/api/products': 'get',
  '/api/products/{id}': 'get',
  '/api/quotes': 'get post',
  '/api/quotes/{id}': 'get',
  '/api/quotes/{id}/order': 'post',
  '/api/saved': 'get put',
  '/api/saved/{id}': 'delete put',
  '/api/search': 'get',
  '/api/solutions': 'get',
  '/api/solutions/{id}': 'get',
  '/api/waitlists/{list}': 'post',
}

/** What is missing in the document, and what is not written down here. Operations are named `get /api/cart`. */
export function unlikeWrittenDown(documented: readonly string[]): string[] {
  const writtenDown = Object.entries(operations).flatMap(([path, methods]) =>
    methods.split(' ').map((method) => `${method} ${path}`),
  )
  return [
    ...writtenDown
      .filter((name) => !documented.includes(name))
      .map((name) => `${name} is not in the OpenAPI document`),
    ...documented
      .filter((name) => !writtenDown.includes(name))
      .map((name) => `${name} is not in prove/fuzz-operations.ts: add it`),
  ]
}
