/** The container's health check: does the store of this machine answer? It does without its database too. */
const address = `http://127.0.0.1:${process.env['PORT'] || '3000'}/healthz`
const { ok } = await fetch(address, { signal: AbortSignal.timeout(2_500) })
process.exit(ok ? 0 : 1)

export {}
