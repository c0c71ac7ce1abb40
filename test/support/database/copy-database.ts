import { Client } from 'pg'

/** The seeded catalog, without or with the products of the cart tests. Nothing may connect to a template. */
export type Template = 'wadah' | 'wadah_shop'

/** Creates a database as a copy of a template on this server. Returns the address of the copy. */
export async function copyDatabase(
  server: string,
  { from, to }: { from: Template; to: string },
): Promise<string> {
  const admin = new URL(server)
  admin.pathname = '/postgres'
  const client = new Client({ connectionString: admin.href })
  await client.connect()
  try {
    const name = client.escapeIdentifier(to)
    await client.query(`drop database if exists ${name}`)
    await client.query(`create database ${name} template ${from} strategy file_copy`)
  } finally {
    await client.end()
  }
  const address = new URL(server)
  address.pathname = `/${to}`
  return address.href
}
