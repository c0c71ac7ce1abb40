import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The account that the server runs as, and that owns its files. */
export type PostgresAccount = {
  prefix: string[]
  identity: { uid?: number; gid?: number }
  owner?: { uid: number; gid: number }
}

const NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--']

/**
 * PostgreSQL refuses to run as root. Root switches to the owner of the surrounding folder. If that is root too, it
 * stays itself under another user id in a namespace, so that files stay root's and every parent folder accessible.
 * Where that is not allowed, it switches to `postgres` or `nobody`.
 */
export async function chooseAccount(parentFolder: string): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return { prefix: [], identity: {} }
  const owner = await nearestOwner(parentFolder)
  if (owner) return accountOf(owner)
  if (await canUnshare()) return { prefix: NAMESPACE, identity: {}, owner: { uid: 0, gid: 0 } }
  return accountOf((await findUser('postgres')) ?? (await findUser('nobody')) ?? { uid: 65534, gid: 65534 })
}

/** Only root can change owners. For everybody else this does nothing. */
export async function giveFolderTo(account: PostgresAccount, folder: string): Promise<void> {
  if (!account.owner) return
  const { uid, gid } = account.owner
  if ((await stat(folder)).uid === uid) return
  await run('chown', ['-R', `${uid}:${gid}`, folder])
}

function accountOf(owner: { uid: number; gid: number }): PostgresAccount {
  return { prefix: [], identity: owner, owner }
}

/** The owner of the nearest folder above that is not root's: a home, or a mounted project. */
async function nearestOwner(folder: string): Promise<{ uid: number; gid: number } | undefined> {
  const { uid, gid } = await stat(folder)
  if (uid !== 0) return { uid, gid }
  const parent = dirname(folder)
  return parent === folder ? undefined : nearestOwner(parent)
}

async function canUnshare(): Promise<boolean> {
  const [command, ...rest] = [...NAMESPACE, 'true'] as const
  return run(command, rest).then(
    () => true,
    () => false,
  )
}

async function findUser(name: string) {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const fields = users.split('\n').map((line) => line.split(':'))
  const user = fields.find(([first]) => first === name)
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : undefined
}
