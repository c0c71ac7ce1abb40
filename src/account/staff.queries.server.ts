import { eq } from 'drizzle-orm'
import type { StaffRole } from '#account/roles.ts'
import { staffMembers } from '#account/staff.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export async function staffRolesOf(db: Database, userId: string): Promise<StaffRole[]> {
  const found = await db
    .select({ role: staffMembers.role })
    .from(staffMembers)
    .where(eq(staffMembers.userId, userId))
  return found.map(({ role }) => role)
}
