/** `drawPicture` runs this program as a child process. The program ends if the store's process does. */
import { readFile } from 'node:fs/promises'
import { makeVariants } from '#files/picture-variants.server.ts'
import { isPictureFormat } from '#files/sniff-file.ts'

const [path = '', format = ''] = process.argv.slice(2)
if (!isPictureFormat(format)) throw new Error(`Not a picture format: ${format}`)
// A normal exit would wait for the drawing threads.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.send?.(await makeVariants(await readFile(path), format))
