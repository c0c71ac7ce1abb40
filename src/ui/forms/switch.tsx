import { useId, type ComponentProps, type ReactNode } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }

export function Switch({ label, hint, className = '', ...input }: SwitchProps) {
  const hintId = useId()
  return (
    <label className={`switch ${className}`}>
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {hint && (
          <span id={hintId} className="block text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      <input {...input} {...switchRole} aria-describedby={hint ? hintId : undefined} />
    </label>
  )
}

/** No `aria-checked`: a native checkbox already reports its state. */
const switchRole = { type: 'checkbox', role: 'switch' } as const
