import { connect, createServer, type AddressInfo } from 'node:net'
import { Client } from 'pg'

export interface OwnDatabase {
  /** Over TCP, since the socket of the tests' PostgreSQL is its owner's alone. */
  url: string
  query(text: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** An empty database on the tests' PostgreSQL, reached as an ordinary server is. */
export async function openOwnDatabase(serverUrl: string, name: string): Promise<OwnDatabase> {
  const socket = `${new URL(serverUrl).searchParams.get('host') ?? ''}/.s.PGSQL.5432`
  await runOn(serverUrl, 'postgres', `create database ${name}`)
  const server = createServer((incoming) => {
    const outgoing = connect(socket)
    incoming.pipe(outgoing).pipe(incoming)
    incoming.on('error', () => outgoing.destroy())
    outgoing.on('error', () => incoming.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/${name}?sslmode=disable`,
    query: (text) => runOn(serverUrl, name, text),
    async close() {
      await new Promise((resolve) => server.close(resolve))
      await runOn(serverUrl, 'postgres', `drop database ${name} with (force)`)
    },
  }
}

async function runOn(serverUrl: string, database: string, text: string): Promise<Record<string, unknown>[]> {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(text)
    return rows
  } finally {
    await client.end()
  }
}
