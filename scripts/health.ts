/**
 * The health check of the container: whether the store on this machine responds. The store responds even
 * without its database.
 */
const address = `http://127.0.0.1:${process.env['PORT'] || '3000'}/healthz`
const { ok } = await fetch(address, { signal: AbortSignal.timeout(2_500) })
process.exit(ok ? 0 : 1)

export {}
