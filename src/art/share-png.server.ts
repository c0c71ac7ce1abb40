import sharp from 'sharp'

/** Share pictures travel as PNG: the networks that show them read no SVG. */
export async function sharePng(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90, compressionLevel: 9 }).toBuffer()
}
