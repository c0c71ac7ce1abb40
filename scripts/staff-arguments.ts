import { parseArgs } from 'node:util'
import { staffRoles, type StaffRole } from '#account/roles.ts'

export type StaffArguments =
  | { command: 'list' | 'code' | 'help' }
  | { command: 'invite'; email: string; roles: StaffRole[] }
  | { command: 'remove' | 'reset-factor'; email: string }

export const staffUsage = `Invites staff to the dashboard, lists them, and removes them.

  npm run staff -- invite someone@example.com --role owner    prints the link of the invitation, and mails it
  npm run staff -- list                                       who has which roles, and open invitations
  npm run staff -- remove someone@example.com                 takes all roles of staff away, and logs out
  npm run staff -- reset-factor someone@example.com           for somebody who lost every second factor
  npm run staff -- code                                       the codes of the demo accounts of a local run, now

  --role is one of ${staffRoles.join(', ')}, and can be given several times

Uses DATABASE_URL, or the database of a local run. With DATABASE_URL, an invitation needs PUBLIC_URL and AUTH_SECRET too.`

/** Throws an error that says which argument is wrong. */
export function parseStaffArguments(given: string[]): StaffArguments {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      role: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [command, email, ...more] = positionals
  if (values.help || command === undefined || command === 'help') return { command: 'help' }
  if (more.length > 0) throw new Error(`'${more[0]}' is one word too many.`)
  if (command !== 'invite' && values.role.length > 0) throw new Error('--role goes with invite only.')
  switch (command) {
    case 'list':
    case 'code':
      if (email !== undefined) throw new Error(`'${email}' is one word too many.`)
      return { command }
    case 'invite':
      if (values.role.length === 0) throw new Error(`Say which role, such as --role owner.`)
      return { command, email: address(email), roles: values.role.map(knownRole) }
    case 'remove':
    case 'reset-factor':
      return { command, email: address(email) }
    default:
      throw new Error(`There is no '${command}': it is invite, list, remove, reset-factor or code.`)
  }
}

function address(text: string | undefined): string {
  if (text === undefined || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) {
    throw new Error(`Name the email address${text === undefined ? '' : `, not '${text}'`}.`)
  }
  return text.toLowerCase()
}

function knownRole(text: string): StaffRole {
  const role = staffRoles.find((known) => known === text)
  if (!role) throw new Error(`--role must be one of ${staffRoles.join(', ')}, not '${text}'.`)
  return role
}
