import { expect, test } from 'vitest'
import { highlighted } from '#shell/search/highlighted.ts'

function bold(name: string, term: string): string {
  return highlighted(name, term)
    .map(({ text, isTerm }) => (isTerm ? `[${text}]` : text))
    .join('')
}

test('a suggestion highlights the input in any letter case and word order', () => {
  expect(bold('Invoice Runner', 'inv')).toBe('[Inv]oice Runner')
  expect(bold('Invoice Runner', 'RUN inv')).toBe('[Inv]oice [Run]ner')
  expect(bold('Wadah Élan', 'éla')).toBe('Wadah [Éla]n')
})

test('a suggestion highlights only beginnings of words, and nothing for words of one or two letters', () => {
  expect(bold('Elevate at noon', 'at')).toBe('Elevate at noon')
  expect(bold('Invoice Runner', 'voice run')).toBe('Invoice [Run]ner')
})

test('special characters of regular expressions in the input match themselves', () => {
  expect(bold('C++ (beta) $50 [a|b]', 'c++ (beta) $50 [a|b]')).toBe('[C++] [(beta)] [$50] [[a|b]]')
  expect(bold('100% \\ plain', '.*. pla%')).toBe('100% \\ plain')
})

test('a suggestion is not highlighted if it does not contain the input, or if there is no input', () => {
  expect(highlighted('Invoice Runner', 'bill')).toEqual([{ start: 0, text: 'Invoice Runner', isTerm: false }])
  expect(highlighted('Invoice Runner', ' ')).toEqual([{ start: 0, text: 'Invoice Runner', isTerm: false }])
})
