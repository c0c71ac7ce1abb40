import { PgBoss } from 'pg-boss'

export const jobSchema = 'jobs'

/**
 * Creates or updates the job tables before the store starts, so that the role of the store needs no rights to
 * change tables.
 */
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
  // Without a listener, an error event would end the process. A failure also rejects `start`, which reports
  // it.
  boss.on('error', () => undefined)
  await boss.start()
  await boss.stop({ graceful: false })
}
