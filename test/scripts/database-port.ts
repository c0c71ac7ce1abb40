import { Client } from 'pg'
import { openTcpPort } from '../../scripts/local-postgres/tcp-port.ts'

export interface OwnDatabase {
  url: string
  query(text: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** An empty database on the tests' PostgreSQL, reached over TCP as an ordinary server is. */
export async function openOwnDatabase(serverUrl: string, name: string): Promise<OwnDatabase> {
  await runOn(serverUrl, 'postgres', `create database ${name}`)
  const { url, close } = await openTcpPort(serverUrl, name)
  return {
    url,
    query: (text) => runOn(serverUrl, name, text),
    async close() {
      await close()
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
