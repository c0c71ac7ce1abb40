import { expect, test } from 'vitest'
import { requestedRange } from '#files/send-file.server.ts'
import { attachment, cleanFileName, downloadName } from '#files/file-name.ts'
import { answeringWidth, fileIdOfPicture, pictureAddress, storedWidths } from '#files/picture-address.ts'
import { sniffDownload } from '#files/sniff-file.ts'
import { pdf, zip } from '../support/samples/hostile-files.ts'

test.for([
  ['Prompt Guide.pdf', 'Prompt Guide.pdf'],
  ['../../etc/passwd', 'passwd'],
  [String.raw`C:\Users\jordan\guide.pdf`, 'guide.pdf'],
  ['.htaccess', 'htaccess'],
  ['guide\u0000.pdf\r\nX-Evil: 1', 'guide.pdfX-Evil 1'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a<b>"c"|d?.pdf', 'a b c d .pdf'],
  ['', 'file'],
  ['///', 'file'],
  ['Übersicht\u0301.pdf', 'Übersicht\u0301.pdf'],
  ['x'.repeat(300), 'x'.repeat(120)],
] as const)('the file name %j is stored as %j', ([given, stored]) => {
  expect(cleanFileName(given)).toBe(stored)
})

test.for([
  ['guide.pdf', 'pdf', 'guide.pdf'],
  ['guide.pdf.exe', 'pdf', 'guide.pdf'],
  ['guide.html', 'txt', 'guide.txt'],
  ['.pdf', 'pdf', 'file.pdf'],
  ['Plan 2.0 final', 'zip', 'Plan 2.0 final.zip'],
] as const)(
  'a file named %s with the content of a %s is downloaded as %s',
  ([name, extension, downloaded]) => {
    expect(downloadName(name, extension)).toBe(downloaded)
  },
)

test('a file name cannot break out of the HTTP header', () => {
  expect(attachment('Plan "B" für\r\nSet-Cookie: a=b.pdf')).toBe(
    `attachment; filename="Plan _B_ furSet-Cookie: a=b.pdf"; filename*=UTF-8''Plan%20%22B%22%20f%C3%BCr%0D%0ASet-Cookie%3A%20a%3Db.pdf`,
  )
})

test.for([
  [undefined, null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-9', null],
  ['bytes=99999999999999999999-', null],
] as const)('in a file of 100 bytes the range %s is %j', ([header, range]) => {
  expect(requestedRange(header, 100)).toEqual(range)
})

test('a picture is stored in widths up to its size, and a larger width returns the largest stored width', () => {
  expect(storedWidths(200)).toEqual([320])
  expect(storedWidths(640)).toEqual([320, 640])
  expect(storedWidths(700)).toEqual([320, 640, 960])
  expect(storedWidths(4_000)).toEqual([320, 640, 960, 1280])
  expect(answeringWidth(700, 1280)).toBe(960)
  expect(answeringWidth(700, 640)).toBe(640)
})

test('only the address of a stored picture yields the id of a file', () => {
  const id = 'ab'.repeat(32)
  expect(fileIdOfPicture(pictureAddress(id))).toBe(id)
  for (const other of ['/files/../x', `https://elsewhere.example/files/${id}`, `/files/${id}/640.webp`, '']) {
    expect(fileIdOfPicture(other)).toBeNull()
  }
})

const ends = (content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { head: bytes, tail: bytes }
}

test.for([
  ['a PDF', 'guide.exe', pdf, 'application/pdf', 'pdf'],
  ['a ZIP', 'guide.docx', zip(), 'application/zip', 'zip'],
  [
    'a ZIP with a Word document',
    'guide.zip',
    zip('word/document.xml'),
    'officedocument.wordprocessingml',
    'docx',
  ],
  ['text', 'guide.exe', 'Hello, Zoë', 'text/plain; charset=utf-8', 'txt'],
  ['a table', 'prices.CSV', 'name,price\n', 'text/csv; charset=utf-8', 'csv'],
] as const)('the content of %s named %s determines its type', ([, name, content, type, extension]) => {
  expect(sniffDownload(ends(content), name)).toEqual({ type: expect.stringContaining(type), extension })
})
