/** `npm run staff` invites staff to the dashboard, lists them, and removes them. */
import { parseArgs } from 'node:util'
import { acceptedAccount } from '#account/session/account.queries.server.ts'
import { codeAt, timeStep } from '#account/second-factor/authenticator-code.server.ts'
import { invitationLink, invitationToken } from '#account/staff/invitation-token.server.ts'
import { invite } from '#account/staff/invitations.commands.server.ts'
import { pendingInvitations } from '#account/staff/invitations.queries.server.ts'
import { invitationDays, invitedAs } from '#account/staff/invitations.ts'
import { staffRoles, type StaffRole } from '#account/staff/roles.ts'
import { endSessionsOf, setStaffRoles } from '#account/staff/staff.commands.server.ts'
import { listStaff } from '#account/staff/staff.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { resetFactors, withRolesMail } from '#dashboard/people/person-changes.server.ts'
import { demoOwner, demoSeller } from '#content/demo/accounts.ts'
import { queueMail } from '#mail/mails.commands.server.ts'
import { localDataDirectory, localSettings } from './local-environment.ts'
import { knownOption, publicUrlOf, runOperatorCommand } from './operator-command.ts'

type StaffArguments =
  | { command: 'list' | 'code' }
  | { command: 'invite'; email: string; roles: StaffRole[] }
  | { command: 'remove' | 'reset-factor'; email: string }

const usage = `Invites staff to the dashboard, lists them, and removes them.

  npm run staff -- invite someone@example.com --role owner    prints the link of the invitation, and mails it
  npm run staff -- list                                       who has which roles, and open invitations
  npm run staff -- remove someone@example.com                 takes all roles of staff away, and logs out
  npm run staff -- reset-factor someone@example.com           for somebody who lost every passkey and authenticator app
  npm run staff -- code                                       the codes of the demo accounts of a local run, now

  --role is one of ${staffRoles.join(', ')}, and can be given several times

Uses DATABASE_URL, or the database of a local run. With DATABASE_URL, whatever
sends a mail needs PUBLIC_URL too, and an invitation also AUTH_SECRET.`

const actor = { kind: 'command' } as const
/** The author of the change, as the mail to the person names it. */
const by = 'An administrator'

export function parseStaffArguments(given: string[]): StaffArguments | null {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      role: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [command, email, ...more] = positionals
  if (values.help || command === undefined || command === 'help') return null
  if (more.length > 0) throw new Error(`Unexpected argument '${more[0]}'.`)
  if (command !== 'invite' && values.role.length > 0) throw new Error('--role is only for invite.')
  switch (command) {
    case 'list':
    case 'code':
      if (email !== undefined) throw new Error(`Unexpected argument '${email}'.`)
      return { command }
    case 'invite':
      if (values.role.length === 0) throw new Error(`Give a role, such as --role owner.`)
      return {
        command,
        email: address(email),
        roles: values.role.map((role) => knownOption('--role', staffRoles, role)),
      }
    case 'remove':
    case 'reset-factor':
      return { command, email: address(email) }
    default:
      throw new Error(`Unknown command '${command}'. Use invite, list, remove, reset-factor or code.`)
  }
}

function address(text: string | undefined): string {
  if (text === undefined || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) {
    throw new Error(`Give the email address${text === undefined ? '' : `, not '${text}'`}.`)
  }
  return text.toLowerCase()
}

async function work(db: Database, input: StaffArguments, environment: NodeJS.ProcessEnv): Promise<string> {
  const now = new Date()
  // The command only queues mail. The running store checks the queue every minute and sends the mail.
  const jobs = {
    mail: async (tx: Database, mail: Parameters<typeof queueMail>[1]) => void (await queueMail(tx, mail)),
  }
  switch (input.command) {
    case 'invite': {
      const { email, roles } = input
      const publicUrl = publicUrlOf(environment)
      const authSecret = authSecretOf(environment)
      const needs = { jobs, authSecret, actor, now }
      const invitation = await invite(db, needs, { email, staffRoles: roles, seller: null })
      const link = invitationLink(publicUrl, invitationToken(authSecret, invitation))
      return `${email} is invited as ${roles.join(', ')}. The link works for ${invitationDays} days:\n${link}\n`
    }
    case 'list':
      return list(db)
    case 'remove': {
      const person = await personOf(db, input.email)
      const mailed = { person, by, jobs, publicUrl: publicUrlOf(environment) }
      const change = { actor, userId: person.id, roles: [], now }
      const removed = await withRolesMail(db, mailed, (tx) => setStaffRoles(tx, change))
      if (!removed.ok) throw new Error('there must be at least one owner. Invite another one first.')
      await endSessionsOf(db, person.id)
      return `${input.email} is no longer staff.\n`
    }
    case 'reset-factor': {
      const person = await personOf(db, input.email)
      const mailed = { person, by, jobs, publicUrl: publicUrlOf(environment) }
      await resetFactors(db, mailed, { actor, userId: person.id, now })
      return `${input.email} sets up two-step sign-in again at the next log-in.\n`
    }
    case 'code':
      return demoCodes()
  }
}

async function list(db: Database): Promise<string> {
  const staff = (await listStaff(db)).map(({ name, email, roles, hasSecondFactor }) => [
    email,
    name,
    roles.join(', '),
    hasSecondFactor ? '' : 'no two-step sign-in yet',
  ])
  const invited = (await pendingInvitations(db, null, { limit: 1_000 })).map((invitation) => [
    invitation.email,
    'invited',
    invitedAs(invitation, null),
    `until ${invitation.expiresAt.toISOString()}`,
  ])
  return staff.length + invited.length > 0 ? table([...staff, ...invited]) : 'Nobody.\n'
}

/** Aligns the cells in columns. Removes control characters, so that outside text cannot control the terminal. */
function table(rows: readonly (readonly string[])[]): string {
  const clean = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '')))
  const widths: number[] = []
  for (const row of clean) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  }
  return clean
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

async function personOf(db: Database, email: string): Promise<{ id: string; email: string }> {
  const account = await acceptedAccount(db, email)
  if (!account) throw new Error(`there is no account ${email}`)
  return { id: account.id, email }
}

/** The secret of the store that uses this database. Invitation links require it. */
function authSecretOf({ AUTH_SECRET, DATABASE_URL }: NodeJS.ProcessEnv): string {
  if (AUTH_SECRET) return AUTH_SECRET
  const local = DATABASE_URL ? undefined : localSettings({}, localDataDirectory())['AUTH_SECRET']
  if (!local)
    throw new Error(
      'it makes a link. Set AUTH_SECRET to that of the store at this DATABASE_URL, and try again.',
    )
  return local
}

function demoCodes(): string {
  const step = timeStep(new Date())
  return [demoOwner, demoSeller]
    .map(({ email, authenticatorSecret }) => `${email}  ${codeAt(authenticatorSecret, step)}\n`)
    .join('')
}

export const staffCommand = { usage, parse: parseStaffArguments, work }

if (import.meta.main) await runOperatorCommand(staffCommand)
