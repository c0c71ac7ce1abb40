import { Client } from 'pg'
import { openMovingAddress } from './moving-address.ts'

export interface OwnDatabase {
  url: string
  query(text: string): Promise<Record<string, unknown>[]>
  /**
   * Creates a role that can log in. Closing the database removes it, because all databases of a server share their
   * roles.
   */
  addRole(name: string, options?: string): Promise<void>
  /** Waits until all connections to its address are closed. */
  close(): Promise<void>
}

/** Opens an empty database on the tests' PostgreSQL. It is reached over TCP, like a regular server. */
export async function openOwnDatabase(serverUrl: string, name: string): Promise<OwnDatabase> {
  await runOn(serverUrl, 'postgres', `create database ${name}`)
  const { url, close } = await openMovingAddress({ url: serverUrl }, name)
  const roles: string[] = []
  return {
    url,
    query: (text) => runOn(serverUrl, name, text),
    async addRole(role, options = '') {
      await runOn(serverUrl, 'postgres', `create role ${role} login ${options}`)
      roles.push(role)
    },
    async close() {
      await close()
      await runOn(serverUrl, 'postgres', `drop database ${name} with (force)`)
      for (const role of roles) await runOn(serverUrl, 'postgres', `drop role ${role}`)
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
