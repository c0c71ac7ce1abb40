import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface MovingAddress {
  /** The address of the database. It stays the same, whichever server it leads to. */
  url: string
  /** Directs new connections to another server, or to none. Open connections stay, as with many proxies. */
  leadTo(server: { url: string } | null): void
  /** Closes all open connections. */
  cut(): void
  /** Keeps open connections but stops forwarding data, as if the server's machine had vanished. */
  silence(): void
  close(): Promise<void>
}

/** Opens a TCP address in front of a failover pair, like a proxy or a provider's address in production. */
export async function openMovingAddress(first: { url: string }, database = 'wadah'): Promise<MovingAddress> {
  let target: string | null = socketOf(first)
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    if (target === null) {
      incoming.destroy()
      return
    }
    const outgoing = connect(target)
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => undefined)
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/${database}?sslmode=disable`,
    leadTo(next) {
      target = next && socketOf(next)
    },
    cut,
    silence() {
      for (const socket of open) socket.unpipe().pause()
    },
    close() {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function socketOf({ url }: { url: string }): string {
  return `${new URL(url).searchParams.get('host') ?? ''}/.s.PGSQL.5432`
}
