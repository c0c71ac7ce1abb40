import type { AccessAnswer } from '#dashboard/access/access-answer.ts'
import { answeredFields } from '#dashboard/components/action-answer.ts'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { maxKeysInList, type KeySource } from '#orders/access/access-item.ts'
import type { KeyCounts } from '#orders/access/product-access.queries.server.ts'
import { TextArea } from '#ui/forms/field.tsx'

interface KeyListPanelProps {
  source: KeySource
  counts: KeyCounts
  answer: AccessAnswer | undefined
}

/** Shows the numbers of license keys, and a form to import more keys if the keys are imported. */
export function KeyListPanel({ source, counts, answer }: KeyListPanelProps) {
  const importing = answeredFields('import', answer)
  const { free, assigned, missing } = counts
  return (
    <section className="work-box" aria-label="License keys">
      <h2 className="work-title">License keys</h2>
      <Facts>
        <Fact name="With buyers">{assigned.toLocaleString('en-US')}</Fact>
        {source === 'imported' && <Fact name="Unused">{free.toLocaleString('en-US')}</Fact>}
        {source !== 'none' && <Fact name="Missing">{missing.toLocaleString('en-US')}</Fact>}
      </Facts>
      {source !== 'none' && missing > 0 && (
        <p>
          Buyers are waiting for keys. They’ll get them as soon as you{' '}
          {source === 'imported' ? 'import some' : 'save this page again'}.
        </p>
      )}
      {source === 'imported' && (
        <>
          <ActionPanel
            label="Import keys…"
            variant={missing > 0 ? 'primary' : 'secondary'}
            isOpen={importing.isOpen}
            question={`One key per line, at most ${maxKeysInList.toLocaleString('en-US')} or 1 MB at a time. We skip keys you already have.`}
          >
            <TextArea
              label="Keys"
              rows={8}
              required
              autoComplete="off"
              spellCheck={false}
              {...importing.of('keys')}
            />
            <SubmitButton intent="import" variant="primary">
              Import them
            </SubmitButton>
          </ActionPanel>
          {free > 0 && (
            <ActionPanel
              label="Remove unused keys…"
              question={`Remove ${free === 1 ? 'the key that nobody has bought' : `the ${free.toLocaleString('en-US')} keys that nobody has bought`}?`}
            >
              <SubmitButton intent="remove-keys" variant="danger">
                Yes, remove them
              </SubmitButton>
            </ActionPanel>
          )}
        </>
      )}
      {source === 'generated' && (
        <p className="field-hint">
          Programs check them without a connection, with the public key at{' '}
          <code>/.well-known/license-keys</code>.
        </p>
      )}
    </section>
  )
}
