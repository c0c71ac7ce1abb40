import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { canBeBought, solutionPath, sortSolutions } from '#catalog/solutions/solutions.ts'
import { solutionIcon, toneOf } from '#catalog/solution-looks.ts'
import { solutionById, solutions } from '#catalog/solutions/solutions.queries.server.ts'
import { withRollback } from '../../support/store.ts'

describe('the solutions (product: solutions 22)', () => {
  it('a coming-soon solution cannot be bought', () => {
    expect(builtInSolutions.filter((solution) => !canBeBought(solution)).map(({ id }) => id)).toEqual([
      'social-media-ad-package',
      'wadah-elevate',
    ])
  })

  it('the names of the solutions lead to their fixed pages (product: solutions 24)', () => {
    for (const { id, name } of builtInSolutions) {
      expect(fixedPages.find((page) => page.id === id)?.path).toBe(solutionPath(name))
    }
    expect(solutionPath('Open Mind Consulting')).toBe('/solutions/openmindconsulting')
    expect(solutionPath('Open Mind Cybersecurity')).toBe('/solutions/openmindcybersecurity')
  })

  it('each solution has a known icon and tone, and unknown names get the default', () => {
    for (const { icon, gradient } of builtInSolutions) {
      expect(solutionIcon(icon)).toBe(icon)
      expect(toneOf(gradient)).toBe(gradient)
    }
    expect(solutionIcon('Rocket')).toBe('Bot')
    expect(toneOf('from-purple-500')).toBe('slate')
  })
})

describe('the order of the solutions (product: solutions 9)', () => {
  it('the order of solutions is the fixed four, then featured, then newest, regardless of input order', () => {
    const [first] = builtInSolutions
    if (!first) throw new Error('no solutions')
    const others = [
      { ...first, id: 'x-old', name: 'X', isFeatured: false, createdAt: '2020-01-01T00:00:00.000Z' },
      { ...first, id: 'x-new', name: 'X', isFeatured: false, createdAt: '2030-01-01T00:00:00.000Z' },
      { ...first, id: 'x-featured', name: 'X', isFeatured: true, createdAt: '2010-01-01T00:00:00.000Z' },
    ]
    const four = builtInSolutions.slice(0, 4)
    fc.assert(
      fc.property(fc.shuffledSubarray([...others, ...four], { minLength: 7, maxLength: 7 }), (shuffled) => {
        expect(sortSolutions(shuffled).map(({ id }) => id)).toEqual([
          'jake-ai-platform',
          'wadah-presence',
          'wadah-architect',
          'wadah-strategy-pro',
          'x-featured',
          'x-new',
          'x-old',
        ])
      }),
    )
  })
})

describe('reading solutions', () => {
  it('solutions are listed newest first, and found by id', () =>
    withRollback(async (db) => {
      const listed = await solutions(db)
      expect(listed).toEqual(
        builtInSolutions.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt)),
      )
      expect(await solutionById(db, 'wadah-architect')).toMatchObject({ originalPrice: 1_500_000 })
      expect(await solutionById(db, 'nobody')).toBeNull()
    }))
})
