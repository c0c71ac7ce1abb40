import * as z from 'zod/mini'
import { accountEmailField } from '#account/session/account.forms.ts'
import { sellerRoles, staffRoles } from '#account/staff/roles.ts'

export const staffRolesField = z.array(z.enum(staffRoles, { error: 'Choose from the list.' }))

/** An invitation grants staff roles, membership of a seller, or both. */
export const inviteForm = z
  .strictObject({
    email: accountEmailField,
    roles: staffRolesField,
    sellerId: z.string().check(z.maxLength(200)),
    sellerRole: z.enum(sellerRoles, { error: 'Choose a role.' }),
  })
  .check(
    z.refine(({ roles, sellerId }) => roles.length > 0 || sellerId !== '', {
      error: 'Choose at least one role, or a seller.',
      path: ['roles'],
    }),
  )
