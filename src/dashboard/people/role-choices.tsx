import { roleLabel, staffRoles, type StaffRole } from '#account/staff/roles.ts'
import { CheckBoxes } from '#dashboard/components/check-box.tsx'

const meanings: Record<StaffRole, string> = {
  owner: 'everything, people and the audit log too',
  catalogue: 'products, sellers and proposals',
  orders: 'orders and quotes',
  support: 'inquiries and reviews, and help with orders',
}

const options = staffRoles.map((role) => ({ value: role, label: `${roleLabel(role)}: ${meanings[role]}` }))

export function RoleChoices({ chosen, error }: { chosen: readonly string[]; error?: string | undefined }) {
  return <CheckBoxes legend="Staff" name="roles" options={options} chosen={chosen} error={error} />
}
