import type { MouseEvent } from 'react'
import { Button } from '#ui/forms/button.tsx'

interface RowActionsProps {
  /** The row's position in the buttons' values: `steps.2`. */
  place: string
  /** The row's label: 'step 3'. */
  row: string
  isFirst: boolean
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Buttons to move a row up or remove it. Without JavaScript the server does it. */
export function RowActions({ place, row, isFirst, onPress }: RowActionsProps) {
  return (
    <div className="rows-field-actions">
      {!isFirst && (
        <Button type="submit" name="intent" value={`up:${place}`} variant="quiet" onClick={onPress}>
          Move up<span className="sr-only"> {row}</span>
        </Button>
      )}
      <Button type="submit" name="intent" value={`remove:${place}`} variant="quiet" onClick={onPress}>
        Remove<span className="sr-only"> {row}</span>
      </Button>
    </div>
  )
}
