import { existsSync } from 'node:fs'
import { openDatabase, type Database } from '#db/database.server.ts'
import { errorSentence } from './lifecycle.ts'
import { localDatabaseDirectory } from './local-environment.ts'
import { startLocalPostgres } from './local-postgres.ts'
import { loadSettingsFile } from './server-build.ts'

/** A command such as `npm run staff`, which works on the database without a running store. */
interface OperatorCommand<Arguments> {
  usage: string
  /** Returns `null` to print the help text. Throws an error that names an invalid argument. */
  parse(given: string[]): Arguments | null
  /** Does the work of the command and returns the text to print. */
  work(db: Database, input: Arguments, environment: NodeJS.ProcessEnv): Promise<string>
}

export interface CommandResult {
  code: 0 | 1 | 2
  output: string
  failure: string
}

/** Runs a command on the database in `DATABASE_URL`, or on the database of a local run. */
export async function carryOut<Arguments>(
  { usage, parse, work }: OperatorCommand<Arguments>,
  given: string[],
  environment: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  let input: Arguments | null
  try {
    input = parse(given)
  } catch (error) {
    return { code: 2, output: '', failure: `${errorSentence(error)}\n\n${usage}\n` }
  }
  if (input === null) return { code: 0, output: `${usage}\n`, failure: '' }
  const { DATABASE_URL: url } = environment
  try {
    const output = url ? await workAt(url) : await workLocally()
    return { code: 0, output, failure: '' }
  } catch (error) {
    return { code: 1, output: '', failure: `It did not work: ${errorSentence(error)}\n` }
  }

  async function workAt(databaseUrl: string): Promise<string> {
    const { db, close } = openDatabase(databaseUrl, { onError: () => undefined })
    return work(db, input as Arguments, environment).finally(close)
  }
  async function workLocally(): Promise<string> {
    const dataDirectory = localDatabaseDirectory()
    if (!existsSync(dataDirectory)) {
      throw new Error('there is no local database yet. Run npm start once, or set DATABASE_URL.')
    }
    const postgres = await startLocalPostgres(dataDirectory)
    return workAt(postgres.url).finally(() => postgres.stop())
  }
}

/** Runs a command with the arguments and settings of this process. */
export async function runOperatorCommand<Arguments>(command: OperatorCommand<Arguments>): Promise<void> {
  loadSettingsFile()
  const { code, output, failure } = await carryOut(command, process.argv.slice(2), process.env)
  process.stdout.write(output)
  process.stderr.write(failure)
  process.exitCode = code
}

/**
 * The store's address for links in mails: `PUBLIC_URL`, or the local address if the command uses the local
 * database.
 */
export function publicUrlOf({ PUBLIC_URL, DATABASE_URL, PORT }: NodeJS.ProcessEnv): string {
  if (PUBLIC_URL) return PUBLIC_URL
  if (!DATABASE_URL) return `http://localhost:${PORT || 3000}`
  throw new Error(
    'it sends a mail with a link to the store. Set PUBLIC_URL to the address of the store at this DATABASE_URL, and try again. Nothing was changed.',
  )
}

/** Parses an argument that must be one of the known values. */
export function knownOption<Value extends string>(
  option: string,
  known: readonly Value[],
  text: string,
): Value {
  const value = known.find((each) => each === text)
  if (value === undefined) throw new Error(`${option} must be one of ${known.join(', ')}, not '${text}'.`)
  return value
}
