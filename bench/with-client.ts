import { Client } from 'pg'

/** Runs `work` with one connection to a database. */
export async function withClient<Value>(
  databaseUrl: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  return work(client).finally(() => client.end())
}
