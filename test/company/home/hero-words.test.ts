import { expect, test } from 'vitest'
import { home } from '#content/home.ts'
import { heroWordMilliseconds, wordAt } from '#company/home/hero-words.ts'

test('the hero shows its five words in order, two seconds each, and repeats them', () => {
  expect(home.hero.words).toEqual(['Innovation', 'Unity', 'Empowerment', 'Growth', 'Oneness'])
  expect(heroWordMilliseconds).toBe(2000)
  expect([0, 1, 2, 3, 4, 5, 6].map(wordAt)).toEqual([0, 1, 2, 3, 4, 0, 1])
})
