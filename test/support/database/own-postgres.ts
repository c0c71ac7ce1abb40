// Starts the database and keeps running, for tests that kill this process.
import { startLocalPostgres } from '../../../scripts/local-postgres.ts'

const [dataDirectory = ''] = process.argv.slice(2)
const postgres = await startLocalPostgres(dataDirectory)
console.log(postgres.pid)
