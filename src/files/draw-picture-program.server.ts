/** Run by `drawPicture` in a process of its own, which ends with the store's. */
import { readFile } from 'node:fs/promises'
import { makeVariants } from '#files/picture-variants.server.ts'
import { isPictureFormat } from '#files/sniff-file.ts'

const [path = '', format = ''] = process.argv.slice(2)
if (!isPictureFormat(format)) throw new Error(`Not a format of pictures: ${format}`)
// An ordinary exit waits for the threads that draw.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.send?.(await makeVariants(await readFile(path), format))
