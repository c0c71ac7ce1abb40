import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SellerMark } from '#marketplace/sellers/seller-mark.tsx'
import { websiteWords } from '#marketplace/sellers/seller-words.ts'

test('a seller is shown with its logo, or with its initials if it has no logo', () => {
  const seller = { id: 'mira', name: 'Mira Looms' }
  const logo = `/files/${'a'.repeat(64)}`
  const mark = (given: string | null) =>
    renderToStaticMarkup(<SellerMark seller={{ ...seller, logo: given }} className="size-11" />)
  expect(mark(logo)).toContain(`src="${logo}/320.webp"`)
  expect(mark(null)).toContain('ML')
})

test('a website is shown without its protocol', () => {
  expect(websiteWords('https://www.lamps.example/')).toBe('lamps.example')
  expect(websiteWords('https://lamps.example/en')).toBe('lamps.example/en')
})
