import { Marked } from 'marked'
import { unbrokenRanges } from '#company/unbroken-ranges.server.ts'

export interface ArticleText {
  html: string
  sections: readonly { id: string; title: string }[]
  words: number
}

const sources = import.meta.glob<string>('/content/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const texts: ReadonlyMap<string, ArticleText> = new Map(
  Object.entries(sources).map(([file, markdown]) => [
    file.slice('/content/articles/'.length, -'.md'.length),
    toText(markdown),
  ]),
)

/** The text of an article as HTML. The server renders it at start, so that browsers need no Markdown code. */
export function articleText(slug: string): ArticleText | undefined {
  return texts.get(slug)
}

function toText(markdown: string): ArticleText {
  const sections: { id: string; title: string }[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = text
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')
          .replaceAll(/^-|-$/g, '')
        if (depth === 2) sections.push({ id, title: text })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  })
  const html = unbrokenRanges(marked.parse(markdown, { async: false }))
  const words = html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length
  return { html, sections, words }
}
