/**
 * Renders the Markdown files in `content/downloads/` as PDFs in `content/public/downloads/`. Run it after changing
 * a Markdown file or its stylesheet.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { chromium } from '@playwright/test'
import { marked } from 'marked'
import { brand } from '#content/brand.ts'
import { findChromium } from '../e2e/support/find-chromium.ts'
import { projectDirectory } from './server-build.ts'

const sources = join(projectDirectory, 'content/downloads')
const target = join(projectDirectory, 'content/public/downloads')
const fonts = join(projectDirectory, 'src/ui/styles/fonts')

const browser = await chromium.launch({ executablePath: await findChromium() })
const page = await browser.newPage()
const css = await stylesheet()
for (const file of await readdir(sources)) {
  if (!file.endsWith('.md')) continue
  const name = basename(file, '.md')
  const markdown = await readFile(join(sources, file), 'utf8')
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? name
  await page.setContent(
    `<!doctype html><html lang="en"><title>${title}</title><style>${css}</style><main>${await marked(markdown)}</main>`,
  )
  await page.evaluate(() => document.fonts.ready)
  const pdf = await page.pdf({
    format: 'Letter',
    tagged: true,
    outline: true,
    printBackground: true,
    displayHeaderFooter: true,
    margin: { top: '18mm', right: '18mm', bottom: '20mm', left: '18mm' },
    headerTemplate: '<span></span>',
    footerTemplate: `<p style="width:100%;margin:0 18mm;font:8px sans-serif;color:#555">${title} · ${brand.name} · <span class="pageNumber"></span> of <span class="totalPages"></span></p>`,
  })
  await writeFile(join(target, `${name}.pdf`), pdf)
  console.log(`${name}.pdf, ${Math.round(pdf.byteLength / 1024)} kB`)
}
await browser.close()

/** Embeds the fonts in the stylesheet, because a page without an address may not load files. */
async function stylesheet(): Promise<string> {
  const [style, text, display] = await Promise.all([
    readFile(join(sources, 'page.css'), 'utf8'),
    fontAddress('instrument-sans.woff2'),
    fontAddress('platypi.woff2'),
  ])
  return `
    @font-face { font-family: 'Instrument Sans'; font-weight: 400 700; src: url(${text}) }
    @font-face { font-family: 'Platypi'; font-weight: 400 700; src: url(${display}) }
    ${style}`
}

async function fontAddress(file: string): Promise<string> {
  return `data:font/woff2;base64,${await readFile(join(fonts, file), 'base64')}`
}
