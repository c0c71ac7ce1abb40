import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { inject, onTestFinished } from 'vitest'

/**
 * Starts a proxy in front of the database and returns its address. `pass` receives what clients send, and forwards
 * or drops it.
 */
export async function tappedAddress(
  pass: (sent: Buffer, incoming: Socket, outgoing: Socket) => void,
  databaseUrl = inject('committedDatabaseUrl'),
) {
  const real = new URL(databaseUrl)
  const server = createServer((incoming) => {
    const outgoing = connect(`${real.searchParams.get('host') ?? ''}/.s.PGSQL.5432`)
    incoming.on('error', () => undefined).on('close', () => outgoing.destroy())
    outgoing.on('error', () => undefined).on('close', () => incoming.destroy())
    outgoing.pipe(incoming)
    incoming.on('data', (sent) => pass(sent, incoming, outgoing))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  return `postgresql://postgres@127.0.0.1:${port}${real.pathname}?sslmode=disable`
}
