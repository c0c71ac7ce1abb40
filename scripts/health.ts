/** The container's health check: whether this machine's store answers, which it does even without its database. */
const address = `http://127.0.0.1:${process.env['PORT'] || '3000'}/healthz`
const { ok } = await fetch(address, { signal: AbortSignal.timeout(2_500) })
process.exit(ok ? 0 : 1)

export {}
