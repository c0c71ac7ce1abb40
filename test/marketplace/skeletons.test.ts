import { expect, test } from 'vitest'
import { skeletonOf } from '#marketplace/skeletons.tsx'
import routes from '../../src/routes.ts'

const [{ children: pages = [] } = {}] = routes

test('among the pages directly below /marketplace, only products have the skeleton of a product', () => {
  const fixed = ['wadah-stand-by', 'open-mind-consulting', 'open-mind-cybersecurity']
  const others = pages
    .map(({ path = '' }) => path)
    .filter((path) => /^marketplace\/[\w-]+$/.test(path) && !fixed.some((id) => path.endsWith(id)))
  expect(others.length).toBeGreaterThan(5)
  expect(others.filter((path) => skeletonAt(`/${path}`) !== null)).toEqual([])
  expect(skeletonAt('/marketplace/quote-desk')).not.toBeNull()
})

function skeletonAt(pathname: string) {
  return skeletonOf({ pathname, state: null })
}
