import type { ComponentProps, ReactNode } from 'react'

type CheckBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode }

export function CheckBox({ label, ...input }: CheckBoxProps) {
  return (
    <label className="check-box">
      <input {...input} type="checkbox" className="choice" />
      <span>{label}</span>
    </label>
  )
}
