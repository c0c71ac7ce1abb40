/** `npm run staff`: invites staff to the dashboard, lists them, and removes them. */
import { acceptedAccount } from '#account/account.queries.server.ts'
import { codeAt, timeStep } from '#account/authenticator-code.server.ts'
import { invitationLink, invitationToken } from '#account/invitation-token.server.ts'
import { invite } from '#account/invitations.commands.server.ts'
import { pendingInvitations } from '#account/invitations.queries.server.ts'
import { invitationDays, invitedAs } from '#account/invitations.ts'
import { removeAllFactors } from '#account/second-factor.commands.server.ts'
import { endSessionsOf, setStaffRoles } from '#account/staff.commands.server.ts'
import { listStaff } from '#account/staff.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { demoOwner, demoSeller } from '#content/demo/accounts.ts'
import { queueMail } from '#mail/mails.commands.server.ts'
import { table } from '#orders/order-report.ts'
import { localDataDirectory } from './data-directory.ts'
import { errorSentence } from './error-sentence.ts'
import { localSettings } from './local-environment.ts'
import { publicUrlOf } from './public-url.ts'
import { loadSettingsFile } from './server-build.ts'
import { parseStaffArguments, staffUsage, type StaffArguments } from './staff-arguments.ts'
import { withDatabase } from './staff-database.ts'

const actor = { kind: 'command' } as const

await run(process.argv.slice(2))

async function run(given: string[]): Promise<void> {
  let wanted: StaffArguments
  try {
    wanted = parseStaffArguments(given)
  } catch (error) {
    return fail(`${errorSentence(error)}\n\n${staffUsage}`, 2)
  }
  if (wanted.command === 'help') return console.log(staffUsage)
  if (wanted.command === 'code') return console.log(demoCodes())
  try {
    loadSettingsFile()
    process.stdout.write(await withDatabase((db) => report(db, wanted), process.env))
  } catch (error) {
    fail(`${wanted.command} did not work: ${errorSentence(error)}`, 1)
  }
}

async function report(db: Database, wanted: StaffArguments): Promise<string> {
  const now = new Date()
  switch (wanted.command) {
    case 'invite': {
      const { email, roles } = wanted
      const publicUrl = publicUrlOf(process.env)
      const authSecret = authSecretOf(process.env)
      // Mail is stored here and sent by the running store, which looks for it every minute.
      const jobs = {
        mail: async (tx: Database, mail: Parameters<typeof queueMail>[1]) => void (await queueMail(tx, mail)),
      }
      const needs = { jobs, authSecret, actor, now }
      const invitation = await invite(db, needs, { email, staffRoles: roles, seller: null })
      const link = invitationLink(publicUrl, invitationToken(authSecret, invitation))
      return `${email} is invited as ${roles.join(', ')}. The link works for ${invitationDays} days:\n${link}\n`
    }
    case 'list':
      return list(db)
    case 'remove': {
      const userId = await accountOf(db, wanted.email)
      const removed = await setStaffRoles(db, { actor, userId, roles: [], now })
      if (!removed.ok) throw new Error('there has to be an owner. Invite another one first.')
      await endSessionsOf(db, userId)
      return `${wanted.email} has no roles of staff any more.\n`
    }
    case 'reset-factor':
      await removeAllFactors(db, { actor, userId: await accountOf(db, wanted.email), now })
      return `${wanted.email} sets up a new second factor at the next log-in.\n`
    case 'code':
    case 'help':
      return staffUsage
  }
}

async function list(db: Database): Promise<string> {
  const staff = (await listStaff(db)).map(({ name, email, roles, hasSecondFactor }) => [
    email,
    name,
    roles.join(', '),
    hasSecondFactor ? '' : 'no second factor yet',
  ])
  const invited = (await pendingInvitations(db, null)).map((invitation) => [
    invitation.email,
    'invited',
    invitedAs(invitation, null),
    `until ${invitation.expiresAt.toISOString()}`,
  ])
  return staff.length + invited.length > 0 ? table([...staff, ...invited]) : 'Nobody.\n'
}

async function accountOf(db: Database, email: string): Promise<string> {
  const account = await acceptedAccount(db, email)
  if (!account) throw new Error(`there is no account ${email}`)
  return account.id
}

/** The secret of the store at this database, from which the links of invitations are made. */
function authSecretOf({ AUTH_SECRET, DATABASE_URL }: NodeJS.ProcessEnv): string {
  if (AUTH_SECRET) return AUTH_SECRET
  const local = DATABASE_URL ? undefined : localSettings(process.env, localDataDirectory())['AUTH_SECRET']
  if (!local)
    throw new Error(
      'it makes a link. Set AUTH_SECRET to that of the store at this DATABASE_URL, and try again.',
    )
  return local
}

function demoCodes(): string {
  const step = timeStep(new Date())
  return [demoOwner, demoSeller]
    .map(({ email, authenticatorSecret }) => `${email}  ${codeAt(authenticatorSecret, step)}`)
    .join('\n')
}

function fail(sentence: string, code: number): void {
  console.error(sentence)
  process.exitCode = code
}
