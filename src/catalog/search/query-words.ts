const maxWords = 16

/**
 * Returns the words of a search, in lower case and without accents. 'Who's' is the word 'who', and 'don't' is 'dont',
 * as many people type it.
 */
export function queryWords(text: string): string[] {
  const joined = text.replaceAll(/n['’]t\b/gi, 'nt').replaceAll(/['’](s|re|ve|ll|d|m)\b/gi, '')
  return wordsOf(joined).slice(0, maxWords)
}

/** Splits a text into words. The database's `search_text` must split texts the same way. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * Returns all pairs of neighboring words as one word, and the halves of long words for every split. This
 * finds 'workflow' for 'work flow' and 'password manager' for 'passwordmanager'.
 */
export function compoundsOf(words: readonly string[]): string[] {
  const joined = words.slice(1).map((word, index) => `${words[index]}${word}`)
  return [...new Set([...joined, ...words.flatMap(halvesOf).flat()])]
}

/** Returns every way to split the word into halves of at least three letters. */
export function halvesOf(word: string): [string, string][] {
  return Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => [
    word.slice(0, index + 3),
    word.slice(index + 3),
  ])
}

/** Returns all variants of the word in which two neighboring letters are swapped, which is a common typo. */
export function swapsOf(word: string): string[] {
  const letters = Array.from(word)
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''),
    )
}
