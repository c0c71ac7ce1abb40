import { describe, expect, test } from 'vitest'
import { palette } from '#art/palette.ts'
import { shareArt } from '#art/share-art.server.ts'
import { sharePng } from '#art/share-png.server.ts'
import { xmlError } from './xml-error.ts'

const draw = (title: string, eyebrow = 'Marketplace') =>
  shareArt({ title, eyebrow, id: 'jake-ai-platform', category: 'ai' })

test('a share picture becomes a PNG of 1200 by 630', async () => {
  const png = Buffer.from(await sharePng(await draw('Jake')))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

const titles = {
  short: 'Jake',
  'markup and control characters': '<b>&"\'</b> \u0000\u0008',
  long: 'word '.repeat(60),
  'a long word': 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3),
  'a long word without breaks, wide': 'W'.repeat(200),
  Arabic: 'منصة الذكاء الاصطناعي لتحليل المبيعات (v2) والتقارير',
  Chinese: '人工智能销售分析平台与企业数据自动化解决方案'.repeat(4),
  Thai: 'แพลตฟอร์มวิเคราะห์ข้อมูลที่ดีที่สุดของกรุงเทพ',
  Vietnamese: 'Phân tích dữ liệu Ẩm thực Nguyễn Łukasiewicz và nhiều hơn nữa',
  emoji: 'Launch 🚀 kit 👩‍💻 with ❤️ and ✅ 🇩🇪',
  'the widest letter': '﷽﷽﷽',
  'marks on marks': `Z${'\u0310'.repeat(60)}`,
  'no letter that a font has': '\u{13000}\u{10ffff}',
  empty: '',
}

describe.each(Object.entries(titles))('with a title that is %s', (_, title) => {
  test('it is well-formed and has its words as outlines, which need no fonts', async () => {
    const svg = await draw(title, 'R & D')
    expect(xmlError(svg)).toBeUndefined()
    expect(svg).not.toContain('<text')
    expect(svg).not.toContain('NaN')
  })

  test('its words are in at most four lines, one above the other in the left column', async () => {
    const { eyebrow, lines } = wordsOf(await draw(title))
    expect(lines.length).toBeLessThanOrEqual(4)
    for (const { left, right, top, bottom } of [eyebrow, ...lines]) {
      expect(left).toBeGreaterThan(40)
      expect(right).toBeLessThan(660)
      expect(top).toBeGreaterThan(100)
      expect(bottom).toBeLessThan(556)
    }
    let above = eyebrow
    for (const line of lines) {
      expect(line.top).toBeGreaterThan(above.bottom)
      above = line
    }
  })
})

test('a word that fits in a line never breaks: the title becomes smaller', async () => {
  const { lines } = wordsOf(await draw('Counterrevolutionaries'))
  expect(lines).toHaveLength(1)
})

test('a title that runs right to left stands on the right', async () => {
  const latin = wordsOf(await draw('Jake'))
  const hebrew = wordsOf(await draw('שלום'))
  expect(latin.lines[0]?.left).toBeLessThan(80)
  expect(hebrew.lines[0]?.right).toBeGreaterThan(620)
})

test('a line that begins with a right-to-left word keeps the direction of its title', async () => {
  const hebrewFirst = await draw('Internationalization שלום toolkit')
  expect(hebrewFirst).not.toBe(await draw('Internationalization toolkit שלום'))
})

test('a longer eyebrow ends in an ellipsis', async () => {
  const { eyebrow } = wordsOf(await draw('Jake', 'An eyebrow of many words '.repeat(5)))
  expect(eyebrow.right).toBeGreaterThan(600)
  expect(eyebrow.right).toBeLessThan(660)
})

test('letters join and their marks are placed: their outlines differ from those of single letters', async () => {
  const joined = wordsOf(await draw('محمد')).lines[0]
  const apart = wordsOf(await draw('م ح م د')).lines[0]
  expect((joined?.right ?? 0) - (joined?.left ?? 0)).toBeLessThan((apart?.right ?? 0) - (apart?.left ?? 0))
  expect(joined?.strokes).not.toBe(apart?.strokes)
})

interface Box {
  left: number
  right: number
  top: number
  bottom: number
  strokes: number
}

/** Where the words of a picture are: their paths are the only ones that are filled with these colors and no transform. */
function wordsOf(svg: string): { eyebrow: Box; lines: Box[] } {
  const column = svg.slice(svg.indexOf('</svg>'), svg.lastIndexOf('<svg'))
  const paths = [...column.matchAll(/<path d="([^"]*)" fill="([^"]*)"\/>/g)].map(([, d = '', fill]) => ({
    d,
    fill,
  }))
  const eyebrow = paths.find(({ fill }) => fill === palette.teal)
  const lines = paths.filter(({ d, fill }) => fill === palette.ink && d !== '').slice(1)
  return { eyebrow: boxOf(eyebrow?.d ?? ''), lines: lines.map(({ d }) => boxOf(d)) }
}

function boxOf(d: string): Box {
  const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    strokes: numbers.length,
  }
}
