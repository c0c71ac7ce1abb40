import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { Uploaded } from '../file-uploads.ts'

export const marker = 'alert(document.cookie)'
const script = `<script>${marker}</script>`

function bytes(...parts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))))
}

export async function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'png',
  { width = 440, height = 330 } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: 20, g: 120, b: 110 }
  const drawn = sharp({ create: { width, height, channels: 3, background } }).toFormat(format)
  return new Uint8Array(await drawn.toBuffer())
}

/** A portrait-format photo with metadata about its location, camera and maker. */
export async function photograph(): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: 200, g: 40, b: 40 }
  const drawn = sharp({ create: { width: 800, height: 600, channels: 3, background } })
  const exif = {
    IFD0: { Make: 'Secret Camera', Artist: 'Jordan Reyes' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
  }
  return new Uint8Array(await drawn.jpeg().withMetadata({ orientation: 6 }).withExifMerge(exif).toBuffer())
}

/** A PNG that declares this size but has hardly any content. */
function bomb(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(1_000_000))
  return bytes(
    '',
    new Uint8Array([0x89]),
    'PNG\r\n\u001a\n',
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND'),
  )
}

function chunk(name: string, content = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

export function svg(inside: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1200" height="300" ${attributes}>${inside}<rect width="1200" height="300" fill="teal"/></svg>`
}

export const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'

/** The smallest possible ZIP file, with one stored file. */
export function zip(name = 'guide.txt'): Uint8Array<ArrayBuffer> {
  const local = Buffer.alloc(30)
  local.write('PK\u0003\u0004', 'latin1')
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.write('PK\u0001\u0002', 'latin1')
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length, 16)
  return bytes(local, name, central, name, end)
}

function named(name: string, content: Uploaded['content']): Uploaded {
  return { name, content }
}

/** Pictures that must be rejected, each with the reason. */
export async function rejectedPictures(): Promise<[string, Uploaded, string][]> {
  const png = await picture('png')
  const jpeg = await picture('jpeg', { width: 1200, height: 900 })
  return [
    ['an empty file', named('empty.png', ''), 'empty'],
    ['a page named as a picture', named('page.png', `<html>${script}</html>`), 'wrong_kind'],
    ['a page with a double ending', named('page.html.jpg', script), 'wrong_kind'],
    ['a picture of a kind that is not taken', named('scan.tiff', bytes('II*\u0000', png)), 'wrong_kind'],
    ['a program', named('program.png', bytes('MZ', png)), 'wrong_kind'],
    ['a PDF', named('guide.png', pdf), 'wrong_kind'],
    ['a picture behind something else', named('late.png', bytes('<!-- -->', png)), 'wrong_kind'],
    ['a GIF that is a script', named('a.gif', `GIF89a=1;${marker}//`), 'unreadable'],
    ['a PNG that is a page', named('a.png', bytes(png.subarray(0, 8), script)), 'unreadable'],
    ['a PNG that is cut off', named('cut.png', png.slice(0, Math.floor(png.length / 2))), 'unreadable'],
    ['a JPEG that is cut off', named('cut.jpg', jpeg.slice(0, Math.floor(jpeg.length / 2))), 'unreadable'],
    ['a bomb of 2.5 gigapixels', named('bomb.png', bomb(50_000, 50_000)), 'too_many_pixels'],
    ['a bomb just over the limit', named('bomb.png', bomb(8_000, 6_251)), 'too_many_pixels'],
    ['a bomb within the limit without content', named('bomb.png', bomb(7_000, 7_000)), 'unreadable'],
    [
      'a picture of one pixel',
      named('pixel.png', await picture('png', { width: 1, height: 1 })),
      'too_small',
    ],
    ['a ribbon', named('ribbon.png', await picture('png', { width: 2_000, height: 400 })), 'too_narrow'],
    [
      'an SVG with entities',
      named('laughs.svg', `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">]>${svg('')}`),
      'wrong_kind',
    ],
    ['an SVG with entities behind its start', named('late.svg', svg('<!ENTITY a "ha">')), 'unreadable'],
    ['an SVG that is not closed', named('open.svg', '<svg width="800" height="600"><rect'), 'unreadable'],
    ['an SVG without end', named('huge.svg', svg(`<!--${'x'.repeat(1_100_000)}-->`)), 'unreadable'],
  ]
}

/** Pictures that are accepted but whose hidden content must be removed. */
export async function cleanedPictures(): Promise<[string, Uploaded][]> {
  const gif = await picture('gif')
  const png = await picture('png')
  return [
    ['a GIF with a script behind it', named('a.gif', bytes(gif, `/*${marker}*/`))],
    ['a PNG with a page behind it', named('a.png', bytes(png, script))],
    [
      'a PNG with a page inside',
      {
        name: 'b.png',
        content: bytes(
          png.subarray(0, 33),
          chunk('tEXt', Buffer.from(`Comment\u0000${script}`)),
          png.subarray(33),
        ),
      },
    ],
    [
      'an SVG with a script, a handler, a link and a page inside',
      {
        name: 'a.svg',
        content: svg(
          `${script}<a xlink:href="javascript:${marker}"><text y="50">x</text></a>
          <foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml">${script}</body></foreignObject>`,
          `onload="${marker}"`,
        ),
      },
    ],
  ]
}

/** Downloads that must be rejected, each with the reason. */
export function rejectedDownloads(): [string, Uploaded, string][] {
  return [
    ['an empty file', named('empty.pdf', ''), 'empty'],
    ['a page', named('guide.html', `<!doctype html>${script}`), 'wrong_kind'],
    ['a page named as text', named('guide.txt', `  <html>${script}`), 'wrong_kind'],
    ['an SVG', named('drawing.svg', svg(script)), 'wrong_kind'],
    ['a program', named('guide.pdf', bytes('MZ', new Uint8Array(200))), 'wrong_kind'],
    ['a program of Linux', named('guide.pdf', bytes('\u007fELF', new Uint8Array(200))), 'wrong_kind'],
    ['a script of a shell', named('guide.txt', '#!/bin/sh\nrm -rf /'), 'wrong_kind'],
    ['a PDF behind a page', named('guide.pdf', `${script}${pdf}`), 'wrong_kind'],
    ['a PDF that is cut off', named('guide.pdf', pdf.slice(0, 20)), 'wrong_kind'],
    ['a PDF with a page behind it', named('guide.pdf', `${pdf}${script}`), 'wrong_kind'],
    ['a ZIP that is cut off', named('guide.zip', zip().slice(0, 50)), 'wrong_kind'],
    ['bytes without meaning', named('guide.bin', new Uint8Array(500)), 'wrong_kind'],
  ]
}
