import { roleLabel, type StaffRole } from '#account/staff/roles.ts'
import { CheckBox } from '#dashboard/components/check-box.tsx'

interface RoleChoicesProps {
  roles: readonly StaffRole[]
  chosen: readonly string[]
  error?: string | undefined
}

const meanings: Record<StaffRole, string> = {
  owner: 'everything, people and the audit log too',
  catalogue: 'products, sellers and proposals',
  orders: 'orders and quotes',
  support: 'inquiries and reviews, and help with orders',
}

export function RoleChoices({ roles, chosen, error }: RoleChoicesProps) {
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? 'roles-error' : undefined}>
      <legend className="field-label">Staff</legend>
      {roles.map((role) => (
        <CheckBox
          key={role}
          name="roles"
          value={role}
          aria-invalid={error ? true : undefined}
          defaultChecked={chosen.includes(role)}
          label={`${roleLabel(role)}: ${meanings[role]}`}
        />
      ))}
      {error && (
        <p id="roles-error" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
