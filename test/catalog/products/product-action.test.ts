import fc from 'fast-check'
import { expect, it } from 'vitest'
import { productAction } from '#catalog/products/product-action.ts'
import { addressOf } from '#catalog/details/link-address.ts'
import { webPath } from '../../support/web-path.ts'

it('the button of a demo or a download opens its address and adds nothing to the cart (product: marketplace 14)', () => {
  expect(productAction({ productType: 'lead_generation', redirectUrl: '/solutions/jakeplatform' })).toEqual({
    kind: 'open',
    label: 'Demo',
    address: { href: '/solutions/jakeplatform', leadsTo: 'page' },
  })
  expect(productAction({ productType: 'download', redirectUrl: '/downloads/guide.pdf' })).toEqual({
    kind: 'open',
    label: 'Download',
    address: { href: '/downloads/guide.pdf', leadsTo: 'file' },
  })
  expect(productAction({ productType: 'download', redirectUrl: null })).toMatchObject({
    kind: 'open',
    address: { href: '/contact' },
  })
})

it('the button of any other product type, known or unknown, adds the product, whatever its address', () => {
  for (const productType of ['subscription', 'one_time', 'consulting', 'development', 'security', 'x']) {
    expect(productAction({ productType, redirectUrl: '/solutions/jakeplatform' })).toEqual({ kind: 'add' })
  }
})

it('the button of a product opens only paths of this site and http addresses', () => {
  expect(addressOf('https://example.com/a')).toEqual({ href: 'https://example.com/a', leadsTo: 'elsewhere' })
  for (const url of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    '',
    ' ',
  ]) {
    expect(addressOf(url), url).toBeNull()
  }
  fc.assert(
    fc.property(
      fc.constantFrom('javascript:', 'data:', '//', ' '),
      fc.domain(),
      webPath,
      (before, host, path) => {
        expect(addressOf(`${before}https://${host}${path}`)).toBeNull()
      },
    ),
    { numRuns: 20 },
  )
})
