export interface ShareSubject {
  title: string
  eyebrow: string
  id: string
  category: string
}

const maxPictures = 300

/** Share pictures by their path, drawn on first request and cached. The oldest are evicted first. */
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

/** The drawing code is loaded on first use. */
async function draw(subject: ShareSubject): Promise<Uint8Array> {
  const { sharePicture } = await import('#art/share-picture.server.ts')
  return sharePicture(subject)
}
