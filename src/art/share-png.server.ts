/** Share pictures are PNG, because the networks that show them do not read SVG. */
export async function sharePng(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90, compressionLevel: 9 }).toBuffer()
}
