import { PgBoss } from 'pg-boss'

/** The jobs' own schema in the store's database. */
export const jobSchema = 'jobs'

/** Creates or updates the job tables in advance, so that the store's own role needs no rights for it. */
export async function prepareJobSchema(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'wadah migrations',
    connectionTimeoutMillis: 5000,
    max: 1,
    schema: jobSchema,
    supervise: false,
    schedule: false,
  })
  // Errors are reported by the call itself.
  boss.on('error', () => undefined)
  await boss.start()
  await boss.stop({ graceful: false })
}
