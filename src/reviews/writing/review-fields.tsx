import { useId } from 'react'
import { fieldOfAnswer, type ReviewFormAnswer } from '#reviews/review-form-answer.ts'
import type { ReviewWords } from '#reviews/review.ts'
import { TextArea, TextField } from '#ui/forms/field.tsx'
import { AlertIcon } from '#ui/icons/icons-interface.tsx'
import { RatingStar } from '#ui/layout/rating-stars.tsx'

interface ReviewFieldsProps {
  answer: ReviewFormAnswer | undefined
  words: ReviewWords | null
}

/** The fields of the review form (product: reviews 5). */
export function ReviewFields({ answer, words }: ReviewFieldsProps) {
  return (
    <>
      <StarChoice {...fieldOfAnswer(answer, 'stars', words ? String(words.stars) : '')} />
      <TextField
        label="Title"
        required
        maxLength={100}
        {...fieldOfAnswer(answer, 'title', words?.title)}
        hint="Sum it up in a few words."
      />
      <TextArea
        label="Your review"
        required
        rows={7}
        maxLength={4000}
        {...fieldOfAnswer(answer, 'body', words?.body)}
        hint="What works, what doesn’t, and who it’s for. At least 20 characters."
      />
      <TextField
        label="What did you use it for?"
        maxLength={120}
        {...fieldOfAnswer(answer, 'usedFor', words?.usedFor)}
        hint="So readers can tell whether it fits them. For example: monthly invoices for a workshop of nine."
      />
    </>
  )
}

function StarChoice({ name, defaultValue, error }: ReturnType<typeof fieldOfAnswer>) {
  const id = useId()
  return (
    <fieldset className="field" aria-describedby={error ? id : undefined}>
      <legend className="field-label">
        Stars
        <span aria-hidden="true" className="field-required" />
      </legend>
      <div className="star-choice">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name={name}
              value={stars}
              required
              defaultChecked={defaultValue === String(stars)}
            />
            <RatingStar isRated={false} className="h-8" />
            <span className="star-choice-label">{stars === 1 ? '1 star' : `${stars} stars`}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="field-error">
          <AlertIcon className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
