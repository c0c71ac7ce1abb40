// A process that starts the database and stays: tests kill it without warning.
import { startEmbeddedPostgres } from '../../../scripts/local-postgres/embedded-postgres.ts'

const [dataDirectory = ''] = process.argv.slice(2)
const postgres = await startEmbeddedPostgres({ dataDirectory, log: () => {} })
console.log(postgres.pid)
