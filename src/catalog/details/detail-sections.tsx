import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DetailBlock, FactRows, FoldedBlock } from '#catalog/details/detail-block.tsx'
import { blockHeadings, shownBlocks, type DetailBlockName } from '#catalog/details/detail-blocks.ts'
import { DetailLinks } from '#catalog/details/detail-links.tsx'
import type { ItemDetails } from '#catalog/details/item-details.ts'
import { dayLabel } from '#catalog/details/day-label.ts'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

export function HowItWorks({ steps }: Pick<ItemDetails, 'steps'>) {
  if (!steps) return null
  return (
    <DetailBlock {...blockHeadings.steps}>
      <ol className="detail-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-sm text-ink-soft">
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ol>
    </DetailBlock>
  )
}

interface FurtherDetailsProps {
  details: ItemDetails
  /** Whether every section is folded. Otherwise only the less decisive ones are. */
  isFolded?: boolean
}

/** All sections after the steps. Sections without content are omitted (product: marketplace 36). */
export function FurtherDetails({ details, isFolded = false }: FurtherDetailsProps) {
  return shownBlocks(details).map((name) => {
    const Drawn = blocks[name]
    const Block = isFolded || !open.has(name) ? FoldedBlock : DetailBlock
    return (
      Drawn && (
        <Block key={name} {...blockHeadings[name]}>
          <Drawn details={details} />
        </Block>
      )
    )
  })
}

const open: ReadonlySet<DetailBlockName> = new Set(['start', 'questions'])

type BlockProps = { details: ItemDetails }

const blocks: Readonly<Partial<Record<DetailBlockName, (props: BlockProps) => ReactNode>>> = {
  start: BeforeYouStart,
  data: DataAndSecurity,
  terms: SupportAndTerms,
  questions: Questions,
  links: ({ details: { links = [] } }) => <DetailLinks links={links} />,
  changes: ChangeNotes,
}

function BeforeYouStart({ details: { needs, connections, setup } }: BlockProps) {
  return (
    <>
      {needs && (
        <div>
          <h3 className="text-lg">What you need</h3>
          <ul className="mt-2 grid list-disc gap-2 ps-4.5 text-ink-soft marker:text-accent-text *:ps-1">
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </div>
      )}
      {connections && (
        <div>
          <h3 className="text-lg">Connects with</h3>
          <ul className="mt-3 flex flex-wrap gap-2">
            {connections.map((connection) => (
              <li key={connection} className="detail-chip">
                {connection}
              </li>
            ))}
          </ul>
        </div>
      )}
      {setup && (
        <div>
          <h3 className="text-lg">Setup time</h3>
          <p className="mt-2 text-ink-soft">
            <Unbroken text={setup} />
          </p>
        </div>
      )}
    </>
  )
}

function DataAndSecurity({ details: { data = [] } }: BlockProps) {
  return <FactRows rows={data} />
}

function SupportAndTerms({ details: { support, cancelling, refund } }: BlockProps) {
  const rows = [
    { label: 'Support hours', value: support },
    { label: 'Canceling', value: cancelling },
    { label: 'Refunds', value: refund && <RefundTerms text={refund} /> },
  ]
  return <FactRows rows={rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
}

function RefundTerms({ text }: { text: string }) {
  return (
    <>
      {text}{' '}
      <Link to="/terms#refunds" className="link">
        How refunds work
      </Link>
    </>
  )
}

function Questions({ details: { questions = [] } }: BlockProps) {
  return (
    <div className="detail-questions divided">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <ChevronDownIcon />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}

function ChangeNotes({ details: { updated, changes = [] } }: BlockProps) {
  return (
    <>
      {updated && (
        <p className="text-ink-soft">
          Last change: <time dateTime={updated}>{dayLabel(updated)}</time>
        </p>
      )}
      {changes.length > 0 && (
        <ol className="fact-rows divided">
          {changes.map(({ date, text }) => (
            <li key={`${date} ${text}`}>
              <time dateTime={date}>{dayLabel(date)}</time>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
