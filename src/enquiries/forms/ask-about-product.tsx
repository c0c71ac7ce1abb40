import { useState, type ReactNode } from 'react'
import { loadQuestionForm, QuestionDialog } from '#enquiries/forms/question-dialog.tsx'
import { fetchedEarly } from '#ui/dialogs/lazy-dialog.tsx'
import { keepsEarlyPresses } from '#ui/forms/early-press.ts'

interface AskAboutProductProps {
  product: { id: string; name: string }
  noun?: 'product' | 'solution' | undefined
  seller: string
  /** The response time that the seller states, in hours. */
  responseHours: number | null
  className: string
  children?: ReactNode
}

/** Asks a question about the product without leaving its page. Needs no account (product: enquiries 15). */
export function AskAboutProduct({
  product,
  noun = 'product',
  seller,
  responseHours,
  className,
  children,
}: AskAboutProductProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-screen-only=""
        className={`${className} noscript:hidden`}
        onClick={() => setOpen(true)}
        {...fetchedEarly(loadQuestionForm)}
        {...keepsEarlyPresses}
      >
        {children}
        Ask about this {noun}
      </button>
      <QuestionDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Ask about ${product.name}`}
        isPublishable={noun === 'product'}
        {...{ product, seller, responseHours }}
      />
    </>
  )
}
