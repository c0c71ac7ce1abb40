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
      <input {...input} type="checkbox" role="switch" aria-describedby={hint ? hintId : undefined} />
    </label>
  )
}
