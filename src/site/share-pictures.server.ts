export interface ShareSubject {
  title: string
  eyebrow: string
  id: string
  category: string
}

const maxPictures = 300

/** Draws each share picture on its first request and caches it. The oldest picture is evicted first. */
export function createSharePictures() {
  const pictures = new Map<string, Promise<Uint8Array>>()
  return function picture(subject: ShareSubject): Promise<Uint8Array> {
    const key = JSON.stringify(subject)
    const found = pictures.get(key)
    if (found) return found
    const drawn = draw(subject)
    drawn.catch(() => pictures.delete(key))
    pictures.set(key, drawn)
    const oldest = pictures.keys().next().value
    if (pictures.size > maxPictures && oldest !== undefined) pictures.delete(oldest)
    return drawn
  }
}

/** Loads the drawing code on first use. */
async function draw(subject: ShareSubject): Promise<Uint8Array> {
  const { sharePicture } = await import('#art/share-picture.server.ts')
  return sharePicture(subject)
}
