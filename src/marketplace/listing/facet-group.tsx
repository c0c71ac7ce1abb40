import type { ReactNode } from 'react'
import type { FacetOption } from '#catalog/listing/facets.ts'
import { facetFormId } from '#marketplace/listing/use-facet-form.ts'
import { withCommas } from '#lib/with-commas.ts'

type FacetGroupProps = {
  title: string
  options: readonly FacetOption[]
  /** Whether the group has a selection that is not among the options, such as a custom range. */
  isChosen?: boolean
  isCapped: boolean
  children: ReactNode
}

/**
 * A group of options. It is hidden if no option has products or is selected, but the form still contains its
 * fields.
 */
export function FacetGroup({ title, options, isChosen = false, isCapped, children }: FacetGroupProps) {
  const isUseful = isCapped || isChosen || options.some((option) => option.count > 0 || option.isChosen)
  return (
    <fieldset className="facet-group" hidden={!isUseful}>
      <legend className="facet-title">{title}</legend>
      {children}
    </fieldset>
  )
}

type OptionProps = {
  name: string
  /** Whether counting stopped. If so, the count is a lower bound. */
  isCapped: boolean
  option: FacetOption
  children?: ReactNode
}

/** An option that can be combined with others. */
export function FacetCheckbox({ name, isCapped, option, children }: OptionProps) {
  const { value, label, isChosen } = option
  return (
    <label className="facet-option" data-empty={isEmpty(option, isCapped)}>
      <input
        type="checkbox"
        form={facetFormId}
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="choice"
      />
      <span className="min-w-0 grow">
        {label}
        {children}
      </span>
      <Count option={option} isCapped={isCapped} />
    </label>
  )
}

type RadiosProps = Pick<OptionProps, 'name' | 'isCapped'> & {
  options: readonly FacetOption[]
  any: string
}

/** A group of options of which only one can be selected. */
export function FacetRadios({ name, options, any, isCapped }: RadiosProps) {
  const isAny = !options.some(({ isChosen }) => isChosen)
  return (
    <>
      <label className="facet-option">
        <input
          type="radio"
          form={facetFormId}
          name={name}
          value=""
          defaultChecked={isAny}
          className="choice choice-round"
        />
        <span className="grow">{any}</span>
      </label>
      {options.map((option) => (
        <label key={option.value} className="facet-option" data-empty={isEmpty(option, isCapped)}>
          <input
            type="radio"
            form={facetFormId}
            name={name}
            value={option.value}
            defaultChecked={option.isChosen}
            className="choice choice-round"
          />
          <span className="grow">{option.label}</span>
          <Count option={option} isCapped={isCapped} />
        </label>
      ))}
    </>
  )
}

function Count({ option, isCapped }: Pick<OptionProps, 'option' | 'isCapped'>) {
  // No counted product has this option, but uncounted products may have it (product: marketplace 47).
  if (isCapped && option.count === 0) return null
  return (
    <span className="facet-count">
      {withCommas(option.count)}
      {isCapped && '+'}
      <span className="sr-only">{option.count === 1 ? ' product' : ' products'}</span>
    </span>
  )
}

/** Whether an option matches nothing, so that it is hidden. */
function isEmpty({ count, isChosen }: FacetOption, isCapped: boolean): true | undefined {
  return (count === 0 && !isChosen && !isCapped) || undefined
}
