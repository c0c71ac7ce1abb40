import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProposalComparison } from '#dashboard/proposals/comparison.tsx'

const picture = `/files/${'0a'.repeat(32)}`

test.each([
  ['logo', picture, ''],
  ['pictureTexts', `${picture}: A desk lamp`, 'A desk lamp'],
])(
  'the comparison shows the uploaded picture of %s instead of its path (product: dashboard 43)',
  (name, after, text) => {
    const compared = [{ name, label: 'Field', change: 'new' as const, before: '', after }]
    const html = renderToStaticMarkup(<ProposalComparison isNew isOpen compared={compared} revised={null} />)
    expect(html).toContain(`<a href="${picture}"><`)
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe(`The proposalFieldProposed${text}`)
  },
)
