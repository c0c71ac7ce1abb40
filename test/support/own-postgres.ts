// A process that starts the database and stays: tests kill it without warning.
import { startLocalPostgres } from '../../scripts/local-postgres.ts'

const [dataDirectory = ''] = process.argv.slice(2)
const postgres = await startLocalPostgres(dataDirectory)
console.log(postgres.pid)
