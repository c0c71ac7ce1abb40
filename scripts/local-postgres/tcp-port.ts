import { connect, createServer, type AddressInfo } from 'node:net'

export interface TcpPort {
  /** The same database over TCP. */
  url: string
  close(): Promise<void>
}

/** The local PostgreSQL listens on a socket of its owner's alone; this opens it to other users of the machine. */
export async function openTcpPort(postgresUrl: string, database: string): Promise<TcpPort> {
  const socket = `${new URL(postgresUrl).searchParams.get('host') ?? ''}/.s.PGSQL.5432`
  const server = createServer((incoming) => {
    const outgoing = connect(socket)
    incoming.pipe(outgoing).pipe(incoming)
    incoming.on('error', () => outgoing.destroy())
    outgoing.on('error', () => incoming.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/${database}?sslmode=disable`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
