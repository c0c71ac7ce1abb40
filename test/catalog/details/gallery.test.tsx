import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from '#catalog/details/gallery.tsx'

function labelsOf(pictures: string[], texts: { picture: string; text: string }[], drawing: string | null) {
  const shown = { name: 'Lamp', pictures, texts, drawing, screens: [] }
  const html = renderToStaticMarkup(<Gallery {...shown} />)
  return [...html.matchAll(/<span[^>]*>([^<]*)<\/span><\/a>/g)].map(([, label]) => label)
}

test('the label of a picture is its text, and the first one without a text is the cover (product: marketplace 50)', () => {
  const texts = [{ picture: '/b.png', text: 'A desk lamp' }]
  expect(labelsOf(['/a.png', '/b.png', '/c.png'], texts, null)).toEqual(['Cover', 'A desk lamp', 'Picture 3'])
})
