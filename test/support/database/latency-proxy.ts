import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy in front of a local PostgreSQL that delays every answer, as if the server were far away. */
export async function openLatencyProxy(databaseUrl: string, milliseconds: number) {
  const real = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (incoming) => {
    const outgoing = connect(`${real.searchParams.get('host') ?? ''}/.s.PGSQL.5432`)
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('data', (sent) => void setTimeout(() => to.write(sent), milliseconds / 2))
      from.on('close', () => {
        sockets.delete(from)
        setTimeout(() => to.destroy(), milliseconds / 2)
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `postgresql://postgres@127.0.0.1:${port}${real.pathname}?sslmode=disable`,
    close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
