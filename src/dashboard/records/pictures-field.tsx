import { useState, type DragEvent } from 'react'
import type { RowValues } from '#catalog/editing/fields/form-values.ts'
import { UploadZone } from '#dashboard/files/upload-zone.tsx'
import { movedLine, useLines } from '#dashboard/records/use-lines.ts'
import { smallPicture } from '#files/picture-address.ts'
import type { RecordFieldProps } from '#dashboard/files/upload-field.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextArea, TextField } from '#ui/forms/field.tsx'

interface PicturesFieldProps extends RecordFieldProps {
  /** The owner of uploaded files; `null` for the shop. */
  sellerId: string | null
  /** The descriptions of the pictures; `null` if they have none. */
  texts: readonly RowValues[] | null
  onChange: () => void
}

/** The name under which the form submits the descriptions as rows. */
const textRows = 'pictureTexts'

/**
 * Pictures in order, each with a description. People reorder them by dragging or with buttons. Without
 * JavaScript the field is a text box with the paths.
 */
export function PicturesField({ name, defaultValue, sellerId, onChange, ...rest }: PicturesFieldProps) {
  const { texts: start, ...frame } = rest
  const { isPlain, lines, setLines, addLine, frame: fieldset } = useLines(defaultValue, onChange)
  const [texts, setTexts] = useState(() => new Map((start ?? []).map((row) => [row['picture'], row['text']])))
  const [dragged, setDragged] = useState<number | null>(null)
  const { label, error } = frame
  if (isPlain) return <TextArea {...frame} {...{ name, defaultValue }} rows={3} className="form-wide" />
  const described = lines.filter((line) => (texts.get(line) ?? '').trim() !== '')

  function onDrop(event: DragEvent, index: number): void {
    if (dragged === null) return
    event.preventDefault()
    setLines(movedLine(lines, dragged, index))
    setDragged(null)
  }

  return (
    <fieldset ref={fieldset} className="form-wide grid justify-items-start gap-2 [&_.upload-zone]:w-full">
      <legend className="field-label">{label}</legend>
      <p className="field-hint">
        The first one is on the card. Drag pictures, or use the buttons, to change their order. Without any,
        one is drawn.
      </p>
      <input type="hidden" name={name} value={lines.join('\n')} />
      {described.map((line, index) => (
        <input key={line} type="hidden" name={`${textRows}.${index}.picture`} value={line} />
      ))}
      {described.map((line, index) => (
        <input key={line} type="hidden" name={`${textRows}.${index}.text`} value={texts.get(line)} />
      ))}
      {lines.length > 0 && (
        <ol className="picture-cards grid w-full grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3">
          {lines.map((line, index) => (
            <li
              key={line}
              className="grid cursor-grab content-start gap-2 rounded-md border border-line bg-surface-raised p-2 data-dragged:opacity-50"
              draggable
              data-dragged={dragged === index || undefined}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged !== null) event.preventDefault()
              }}
              onDrop={(event) => onDrop(event, index)}
            >
              <img
                src={smallPicture(line)}
                alt={texts.get(line) || `Picture ${index + 1}`}
                width="320"
                height="240"
                loading="lazy"
                className="aspect-[4/3] w-full rounded-sm bg-sunken object-contain"
                draggable={false}
              />
              {start && (
                <TextField
                  label={<>Description{<span className="sr-only"> of picture {index + 1}</span>}</>}
                  defaultValue={texts.get(line)}
                  maxLength={600}
                  onChange={({ currentTarget }) => setTexts(new Map(texts).set(line, currentTarget.value))}
                  onBlur={onChange}
                />
              )}
              <PictureButtons
                index={index}
                count={lines.length}
                onMove={(to) => setLines(movedLine(lines, index, to))}
                onRemove={() => setLines(lines.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      {error && <p className="field-error">{error}</p>}
      <UploadZone target={{ kind: 'picture', sellerId }} onStored={({ address }) => addLine(address)} />
    </fieldset>
  )
}

interface PictureButtonsProps {
  index: number
  count: number
  onMove(to: number): void
  onRemove(): void
}

function PictureButtons({ index, count, onMove, onRemove }: PictureButtonsProps) {
  const pictureLabel = <span className="sr-only"> picture {index + 1}</span>
  return (
    <div className="flex flex-wrap">
      <Button
        type="button"
        variant="quiet"
        aria-disabled={index === 0 || undefined}
        onClick={() => onMove(index - 1)}
      >
        Earlier{pictureLabel}
      </Button>
      <Button
        type="button"
        variant="quiet"
        aria-disabled={index === count - 1 || undefined}
        onClick={() => onMove(index + 1)}
      >
        Later{pictureLabel}
      </Button>
      <Button type="button" variant="quiet" onClick={onRemove}>
        Remove{pictureLabel}
      </Button>
    </div>
  )
}
