import type { ComponentProps, ReactNode } from 'react'

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'className'> {
  type?: 'checkbox' | 'radio'
  label: ReactNode
}

export function CheckBox({ label, type = 'checkbox', ...input }: CheckBoxProps) {
  return (
    <label className="check-box">
      <input {...input} type={type} className={type === 'radio' ? 'choice choice-round' : 'choice'} />
      <span>{label}</span>
    </label>
  )
}
