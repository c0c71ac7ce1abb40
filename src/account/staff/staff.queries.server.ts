import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import type { StaffRole } from '#account/staff/roles.ts'
import { staffMembers } from '#account/staff/staff.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export async function staffRolesOf(db: Database, userId: string): Promise<StaffRole[]> {
  const found = await db
    .select({ role: staffMembers.role })
    .from(staffMembers)
    .where(eq(staffMembers.userId, userId))
  return found.map(({ role }) => role)
}

export async function listStaff(db: Database) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      roles: sql<StaffRole[]>`array_agg(${staffMembers.role} order by ${staffMembers.role})`,
      since: sql`min(${staffMembers.since})`.mapWith(staffMembers.since),
      hasSecondFactor: users.twoFactorEnabled,
    })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(isNotNull(users.acceptedAt))
    .groupBy(users.id)
    .orderBy(asc(users.name), asc(users.id))
}
