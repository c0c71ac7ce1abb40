import { useId, useState, type KeyboardEvent } from 'react'
import { parsePriceRange, writePriceRange, type PriceRange } from '#catalog/listing/facet-values.ts'
import type { Facets } from '#catalog/listing/facets.ts'
import { FacetGroup, FacetRadios } from '#marketplace/listing/facet-group.tsx'
import { ownRangeError } from '#marketplace/listing/own-price-range.ts'
import { facetFormId } from '#marketplace/listing/use-facet-form.ts'
import { Button } from '#ui/forms/button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

type PriceFacetProps = {
  facet: Facets['price']
  isCapped: boolean
  chosen: PriceRange | null
  onRange: (range: PriceRange | null) => void
}

/** The offered price ranges, and fields for a custom one. Without JavaScript the server combines the two fields. */
export function PriceFacet({ facet, isCapped, chosen, onRange }: PriceFacetProps) {
  return (
    <FacetGroup title="Price" options={facet.ranges} isChosen={chosen !== null} isCapped={isCapped}>
      <FacetRadios name="price" options={facet.ranges} any="Any price" isCapped={isCapped} />
      <OwnRange chosen={chosen} onRange={onRange} />
      <noscript>{import.meta.env.SSR && <PlainRange />}</noscript>
    </FacetGroup>
  )
}

/**
 * The fields of a custom range for browsers without JavaScript. They are empty at first, because entered
 * values replace the selected range.
 */
function PlainRange() {
  const field = {
    form: facetFormId,
    type: 'number',
    min: 0,
    max: 999_999_999,
    step: 0.01,
    className: 'control',
  }
  return (
    <div className="facet-range">
      <input {...field} name="price-from" aria-label="Lowest price in dollars" placeholder="From $" />
      <input {...field} name="price-to" aria-label="Highest price in dollars" placeholder="To $" />
    </div>
  )
}

function OwnRange({ chosen, onRange }: Pick<PriceFacetProps, 'chosen' | 'onRange'>) {
  const [known, setKnown] = useState(chosen)
  const [requested, setRequested] = useState(chosen)
  const [bounds, setBounds] = useState(() => written(chosen))
  const [isLeft, setLeft] = useState(false)
  const errorId = useId()
  // Updates the fields if a range was selected or removed elsewhere. A range from these fields does not
  // update them, because the visitor may still be typing.
  if (!isSame(known, chosen)) {
    setKnown(chosen)
    setRequested(chosen)
    if (!isSame(requested, chosen)) setBounds(written(chosen))
  }
  const range = bounds.from + bounds.to === '' ? null : parsePriceRange(`${bounds.from}-${bounds.to}`)
  const error = isLeft ? ownRangeError(bounds.from, bounds.to) : null

  function apply() {
    setLeft(true)
    const isEmpty = bounds.from + bounds.to === ''
    if (!(range || isEmpty) || isSame(range, chosen)) return
    setRequested(range)
    onRange(range)
  }
  const field = (name: 'from' | 'to') => ({
    value: bounds[name],
    inputMode: 'decimal' as const,
    maxLength: 12,
    autoComplete: 'off',
    'aria-invalid': error !== null || undefined,
    'aria-describedby': error ? errorId : undefined,
    className: 'control',
    onBlur: () => setLeft(true),
    onChange: (event: { target: HTMLInputElement }) => {
      setLeft(false)
      setBounds({ ...bounds, [name]: event.target.value.replace(/[^\d.]/g, '') })
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      apply()
    },
  })
  return (
    <div className="facet-range">
      {range && !isSame(range, chosen) && (
        <input type="hidden" form={facetFormId} name="price" value={writePriceRange(range)} />
      )}
      <input {...field('from')} aria-label="Lowest price in dollars" placeholder="From $" />
      <input {...field('to')} aria-label="Highest price in dollars" placeholder="To $" />
      <Button variant="secondary" onClick={apply}>
        Go
        <VisuallyHidden> to this price range</VisuallyHidden>
      </Button>
      {error && (
        <p id={errorId} role="alert" className="col-span-full text-xs text-red">
          {error}
        </p>
      )}
    </div>
  )
}

function written(range: PriceRange | null): { from: string; to: string } {
  if (range === null) return { from: '', to: '' }
  return {
    from: range.from === 0 ? '' : String(range.from / 100),
    to: range.to === null ? '' : String(range.to / 100),
  }
}

function isSame(one: PriceRange | null, other: PriceRange | null): boolean {
  return one?.from === other?.from && one?.to === other?.to
}
