import type { SampleScreen } from '#catalogue/details/sample-screen.ts'
import { CheckIcon } from '#ui/icons-interface.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** Columns of cards. */
export function BoardScreen({ columns }: Pick<Extract<SampleScreen, { kind: 'board' }>, 'columns'>) {
  return (
    <ul className="sample-board">
      {columns.map(({ name, cards }) => (
        <li key={name}>
          <p className="sample-column">
            {name} <span>{cards.length}</span>
          </p>
          <ul>
            {cards.map(({ title, text, tone = 'neutral' }, index) => (
              <li key={index} className={`sample-card sample-${tone}`}>
                <span className="sample-strong">{title}</span> {text && <span>{text}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Things to do. Each also says in words whether it is done. */
export function ChecklistScreen({ items }: Pick<Extract<SampleScreen, { kind: 'checklist' }>, 'items'>) {
  return (
    <ul className="sample-checklist">
      {items.map(({ text, isDone, note }) => (
        <li key={text} data-done={isDone || undefined}>
          <span className="sample-box">{isDone && <CheckIcon className="size-3.5" />}</span>
          <span>
            <VisuallyHidden>{isDone ? 'Done: ' : 'To do: '}</VisuallyHidden>
            {text}
          </span>{' '}
          {note && <span className="sample-note">{note}</span>}
        </li>
      ))}
    </ul>
  )
}
