import { Form, Link } from 'react-router'
import { productPath } from '#catalog/products/card-product.ts'
import type { EnquiryActionAnswer } from '#dashboard/enquiries/enquiry-actions.forms.ts'
import { answeredFields } from '#dashboard/components/action-answer.ts'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import type { Enquiry } from '#enquiries/enquiries.ts'
import { enquiryFacts } from '#enquiries/enquiry-facts.ts'
import {
  enquiryReference,
  enquiryStateLabels,
  enquiryStates,
  type EnquiryMessageKind,
  type EnquiryState,
} from '#enquiries/enquiry-thread.ts'
import { Button } from '#ui/forms/button.tsx'
import { Options, SelectField, TextArea } from '#ui/forms/field.tsx'

interface EnquirySideProps {
  enquiry: Enquiry & { id: string; state: EnquiryState; assignedTo: string | null }
  thread: readonly { kind: EnquiryMessageKind; text: string }[]
  /** Whether the viewer is staff. Members of sellers can only answer and publish. */
  isStaff: boolean
  people: readonly { id: string; name: string }[]
  me: string
  mayAnswer: boolean
  answer: EnquiryActionAnswer | undefined
}

/** The column beside the thread: state, assignee, other forms, and what the sender filled in. */
export function EnquirySide({ enquiry, thread, isStaff, people, me, mayAnswer, answer }: EnquirySideProps) {
  return (
    <>
      {mayAnswer && isStaff && enquiry.assignedTo !== me && people.some(({ id }) => id === me) && (
        <AssignToMe enquiry={enquiry} me={me} />
      )}
      {mayAnswer && isStaff && <UpdateForm {...{ enquiry, people, me, answer }} />}
      {mayAnswer && enquiry.kind === 'product_question' && (
        <PublishForm enquiry={enquiry} thread={thread} answer={answer} />
      )}
      {mayAnswer && isStaff && <MoreForms enquiry={enquiry} answer={answer} />}
      <section className="work-box">
        <h2 className="work-title">What was filled in</h2>
        <Facts>
          {enquiryFacts(enquiry).map(({ name, value }) => (
            <Fact key={name} name={name}>
              {name === 'Email' ? (
                <a href={`mailto:${value}`}>{value}</a>
              ) : name === 'Product' ? (
                <Link to={productPath(value)} reloadDocument>
                  {value}
                </Link>
              ) : (
                value
              )}
            </Fact>
          ))}
        </Facts>
      </section>
    </>
  )
}

function UpdateForm({
  enquiry,
  people,
  me,
  answer,
}: Pick<EnquirySideProps, 'enquiry' | 'people' | 'me' | 'answer'>) {
  const { error } = answeredFields('update', answer).of('person')
  return (
    <Form method="post" aria-label="State" className="work-box" preventScrollReset>
      <SelectField label="State" name="state" defaultValue={enquiry.state}>
        <Options of={enquiryStates.map((state) => ({ value: state, label: enquiryStateLabels[state] }))} />
      </SelectField>
      <SelectField label="Assigned to" name="person" defaultValue={enquiry.assignedTo ?? ''} error={error}>
        <option value="">Nobody</option>
        <Options
          of={people.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (you)` : name }))}
        />
      </SelectField>
      <SubmitButton intent="update" variant="secondary">
        Save
      </SubmitButton>
    </Form>
  )
}

/** Assigns the inquiry to the viewer with one click, or with the key `A`. */
function AssignToMe({ enquiry, me }: Pick<EnquirySideProps, 'enquiry' | 'me'>) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="state" value={enquiry.state} />
      <input type="hidden" name="person" value={me} />
      <Button type="submit" variant="secondary" data-shortcut="approve">
        Assign to me
      </Button>
    </Form>
  )
}

/**
 * Publishes a question and its answer. Both are prefilled from the thread. People should edit them, because
 * the published text should contain neither names nor greetings (product: enquiries 16).
 */
function PublishForm({ enquiry, thread, answer }: Pick<EnquirySideProps, 'enquiry' | 'thread' | 'answer'>) {
  const fields = answeredFields('publish', answer)
  const answered = thread.findLast(({ kind }) => kind === 'answer')?.text ?? ''
  const { defaultValue: question = enquiry.message, ...questionField } = fields.of('question')
  const { defaultValue: published = answered, ...answerField } = fields.of('published_answer')
  return (
    <section className="work-box" aria-label="Publish">
      <ActionPanel
        label="Publish on the product page…"
        isOpen={fields.isOpen}
        question={`Everyone who opens ${enquiry.subject} reads this. Leave out names and anything private.${answered === '' ? ` It’s not emailed to ${enquiry.name}, so send an answer too.` : ''}`}
      >
        <TextArea label="Question" rows={3} required defaultValue={question} {...questionField} />
        <TextArea label="Answer" rows={5} required defaultValue={published} {...answerField} />
        <SubmitButton intent="publish">Publish</SubmitButton>
      </ActionPanel>
    </section>
  )
}

function MoreForms({ enquiry, answer }: Pick<EnquirySideProps, 'enquiry' | 'answer'>) {
  const reply = answeredFields('reply', answer)
  const note = answeredFields('note', answer)
  return (
    <section className="work-box" aria-label="Add to the thread">
      {enquiry.email !== '' && (
        <ActionPanel
          label="Paste an email reply…"
          isOpen={reply.isOpen}
          question={`Paste a reply whose subject has ${enquiryReference(enquiry.id)}. The inquiry is open again then.`}
        >
          <TextArea label="Their reply" rows={6} required {...reply.of('text')} />
          <SubmitButton intent="reply">Add it to the thread</SubmitButton>
        </ActionPanel>
      )}
      <ActionPanel label="Add a note…" isOpen={note.isOpen} question="Only staff can see notes.">
        <TextArea label="Note" rows={3} required {...note.of('text')} />
        <SubmitButton intent="note">Save the note</SubmitButton>
      </ActionPanel>
    </section>
  )
}
