import { CheckBoxes } from '#dashboard/components/check-box.tsx'
import { useState } from 'react'
import { Form } from 'react-router'
import type { DiscountTarget } from '#cart/discounts/admin-discounts.queries.server.ts'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { useInvalidFocus } from '#dashboard/components/use-invalid-focus.ts'
import { everythingOf } from '#dashboard/discounts/discount-facts.ts'
import type { DiscountFields } from '#dashboard/discounts/discount-fields.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import { Button } from '#ui/forms/button.tsx'
import { Options, SelectField, TextField } from '#ui/forms/field.tsx'

interface DiscountFormProps {
  fields: DiscountFields
  errors: FieldErrors
  choices: { categories: DiscountTarget[]; sellers: DiscountTarget[]; products: DiscountTarget[] }
  isStaff: boolean
  saveLabel: string
  /** The seller that offers the code; `null` for the shop. */
  seller: string | null
  /** When the code was last changed; empty for a new one. */
  seen: string
  isNew: boolean
}

/** The form of a code. Members of a seller choose from its products, staff also from categories and sellers. */
export function DiscountForm({
  fields,
  errors,
  choices,
  isStaff,
  saveLabel,
  seller,
  seen,
  isNew,
}: DiscountFormProps) {
  const form = useInvalidFocus()
  const [scope, setScope] = useState(fields.scope)
  const [kind, setKind] = useState(fields.kind)
  const field = (name: Exclude<keyof DiscountFields, 'categories' | 'sellers' | 'products'>) => ({
    name,
    defaultValue: fields[name],
    error: errors[name],
  })
  return (
    <Form ref={form} method="post" noValidate className="people-form">
      <input type="hidden" name="seen" value={seen} />
      {isNew && !isStaff && choices.sellers.length > 1 ? (
        <SelectField label="Seller" name="sellerId" defaultValue={fields.sellerId}>
          <Options of={optionsOf(choices.sellers)} />
        </SelectField>
      ) : (
        <input type="hidden" name="sellerId" value={fields.sellerId} />
      )}
      <TextField
        label="Code"
        hint="What customers type, like SPRING-20. Upper or lower case doesn’t matter."
        autoComplete="off"
        required
        {...field('code')}
      />
      <SelectField
        label="Type"
        name="kind"
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value)}
        error={errors['kind']}
      >
        <option value="percent">Percent off</option>
        <option value="amount">Dollars off</option>
      </SelectField>
      <TextField
        label={kind === 'percent' ? 'Percent' : 'Dollars'}
        hint="Taken off the first charge of the products it applies to."
        inputMode="decimal"
        required
        {...field('value')}
      />
      <SelectField
        label="Applies to"
        name="scope"
        value={scope}
        onChange={({ currentTarget }) => setScope(currentTarget.value)}
        error={errors['scope']}
      >
        <option value="everything">{isStaff ? everythingOf(seller) : 'All your products'}</option>
        {isStaff && <option value="categories">Some categories</option>}
        {isStaff && seller === null && <option value="sellers">Some sellers</option>}
        <option value="products">Some products</option>
      </SelectField>
      {isStaff &&
        (['categories', 'sellers'] as const).map((name) => (
          <CheckBoxes
            key={name}
            legend={name === 'categories' ? 'Categories' : 'Sellers'}
            name={name}
            isShown={scope === name}
            options={optionsOf(choices[name])}
            chosen={fields[name]}
            error={errors[name]}
          />
        ))}
      {scope === 'products' && (
        <div className="grid w-full gap-3">
          <CheckBoxes
            legend="Products"
            name="products"
            empty={
              fields.find.trim() === ''
                ? 'None chosen yet. Find them by name.'
                : `No products match ‘${fields.find.trim()}’.`
            }
            options={optionsOf(choices.products)}
            chosen={fields.products}
            error={errors['products']}
          />
          <TextField label="Find products by name" type="search" {...field('find')} />
          <Button type="submit" variant="secondary" name="intent" value="find" className="justify-self-start">
            Find products
          </Button>
        </div>
      )}
      {limits.map((limit) => (
        <TextField key={limit.name} {...limit} {...field(limit.name)} />
      ))}
      <SubmitButton intent="save" variant="primary">
        {saveLabel}
      </SubmitButton>
    </Form>
  )
}

const limits = [
  { name: 'startsOn', label: 'First day', hint: 'UTC. Leave empty to start now.', type: 'date' },
  { name: 'endsOn', label: 'Last day', hint: 'UTC. Leave empty to run until you end it.', type: 'date' },
  { name: 'maxUses', label: 'Orders in total', hint: 'Leave empty for no limit.', inputMode: 'numeric' },
  {
    name: 'maxUsesPerCustomer',
    label: 'Orders per customer',
    hint: 'Leave empty for no limit.',
    inputMode: 'numeric',
  },
  {
    name: 'minimum',
    label: 'Minimum',
    hint: 'In dollars, of the products it applies to. Leave empty for none.',
    inputMode: 'decimal',
  },
] as const

function optionsOf(targets: readonly DiscountTarget[]) {
  return targets.map(({ id, name }) => ({ value: id, label: name }))
}
