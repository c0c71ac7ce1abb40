import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '#catalog/details/picture.tsx'
import { largePicture, smallPicture } from '#files/picture-address.ts'

const stored = `/files/${'ab'.repeat(32)}`
const drawn = '/art/v1/ai/prompt-field-guide.svg'

function rendered(src: string): string {
  return renderToStaticMarkup(createElement(Picture, { src, sizes: '24rem' }))
}

test('a stored picture is offered as AVIF and WebP in every width, in a box of fixed size', () => {
  const html = rendered(stored)
  for (const format of ['avif', 'webp']) expect(html).toContain(`${stored}/1280.${format} 1280w`)
  expect(html).toContain(`src="${stored}"`)
  expect(html).toContain('width="800" height="600"')
})

test('a drawing uses the same file in every width', () => {
  expect(rendered(drawn)).toContain(`<img alt="" width="800" height="600" src="${drawn}"/>`)
  expect(rendered(drawn)).not.toContain('srcSet')
})

test('thumbnails and search engines get a stored picture in one width', () => {
  expect(smallPicture(stored)).toBe(`${stored}/320.webp`)
  expect(largePicture(stored)).toBe(`${stored}/1280.webp`)
  expect(largePicture(drawn)).toBe(drawn)
})
