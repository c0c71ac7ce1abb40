import sharp from 'sharp'

/** A picture that nobody has uploaded before. */
export async function newPicture(name: string) {
  const [r, g, b] = [0, 1, 2].map(() => Math.floor(Math.random() * 256))
  const drawn = sharp({ create: { width: 480, height: 360, channels: 3, background: { r, g, b } } })
  return { name, mimeType: 'image/png', buffer: await drawn.png().toBuffer() }
}
