import type { DetailsContent } from '#catalog/built-in/write-details.ts'
import { supportHours } from '#content/catalog/policies.ts'

/** The free conversation shares the record of the full engagement, but not its details (product: solutions 21). */
export const introductoryContent: DetailsContent = {
  policy: 'free',
  steps: [
    {
      title: 'Ask',
      text: 'Order it for free and write in the notes what you want to change and what’s in the way.',
    },
    {
      title: 'Talk',
      text: 'A consultant calls at a time you choose, asks what you’ve tried, and says which parts are harder than they look.',
    },
    {
      title: 'Leave with a step',
      text: 'You get two or three options with rough costs, and one thing to do first, by email.',
    },
  ],
  needs: ['One question, in a sentence or two', 'Forty-five minutes without interruptions'],
  connections: ['Phone', 'Zoom', 'Microsoft Teams'],
  setup: 'Most conversations take place within a week.',
  data: [{ label: 'What you tell us', value: 'Stays between you and the consultant' }],
  support: supportHours,
  questions: [
    {
      question: 'Do I have to buy something afterward?',
      answer: 'No. If the next step doesn’t involve us, we say so.',
    },
    {
      question: 'May I bring a colleague?',
      answer: 'Please do, if the decision is theirs too.',
    },
  ],
  links: [{ label: 'The full engagement', address: '/marketplace/open-mind-consulting' }],
  changes: [
    { date: '2026-09-14', text: 'The email afterward now lists what you can leave alone, too.' },
    { date: '2025-08-25', text: 'First offered.' },
  ],
  screens: [
    {
      picture: 'introductory-call-1',
      title: 'After the call: one question',
      caption: 'The email that follows, for an invented print shop.',
      lines: [
        'You asked: Should we replace our order system?',
        'Your options: Keep it and fix the two forms: about $1,500',
        'Your options: Replace it: $14,000 and four months',
        'Next step: Count retyped orders for two weeks',
      ],
    },
  ],
  cancelling: 'It’s free. You can move or cancel the conversation by email anytime before it starts.',
}
