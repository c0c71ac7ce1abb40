import type { ReactNode } from 'react'
import type { SampleScreen } from '#catalogue/details/sample-screen.ts'
import { BoardScreen, ChecklistScreen } from '#catalogue/details/sample-lists.tsx'
import { ChartScreen, ReportScreen, TableScreen } from '#catalogue/details/sample-figures.tsx'

/** A screen of the product in a window, labelled 'Sample data' (product: marketplace 37). */
export function SampleScreenFigure({ screen }: { screen: SampleScreen }) {
  return (
    <figure className="sample-stage">
      <div className="sample-window">
        <p className="sample-title">
          <WindowMark />
          <span>{screen.title}</span>
          <span className="sample-label">Sample data</span>
        </p>
        <Inside screen={screen} />
      </div>
      <figcaption>{screen.caption}</figcaption>
    </figure>
  )
}

function Inside({ screen }: { screen: SampleScreen }): ReactNode {
  switch (screen.kind) {
    case 'table':
      return <TableScreen screen={screen} />
    case 'chat':
      return <ChatScreen turns={screen.turns} />
    case 'board':
      return <BoardScreen columns={screen.columns} />
    case 'chart':
      return <ChartScreen screen={screen} />
    case 'report':
      return <ReportScreen sections={screen.sections} />
    case 'checklist':
      return <ChecklistScreen items={screen.items} />
  }
}

function ChatScreen({ turns }: Pick<Extract<SampleScreen, { kind: 'chat' }>, 'turns'>) {
  return (
    <ol className="sample-chat">
      {turns.map(({ name, side, text }, index) => (
        <li key={index} data-side={side}>
          <span className="sample-strong">{name}</span> {text}
        </li>
      ))}
    </ol>
  )
}

/** Three rings, where other windows have three dots. */
function WindowMark() {
  return (
    <svg viewBox="0 0 34 16" className="sample-mark" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" />
      <circle cx="17" cy="8" r="6.5" />
      <circle cx="26" cy="8" r="6.5" />
    </svg>
  )
}
