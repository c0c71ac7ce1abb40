import type { ComponentProps } from 'react'
import { pictureWidths } from '#files/picture-address.ts'

/** A picture that fills a 4:3 box, so that nothing moves when it loads. */
export function Picture({ sizes, ...image }: ComponentProps<'img'> & { src: string; sizes: string }) {
  const { src } = image
  const plain = <img alt="" width="800" height="600" {...image} />
  if (!src.startsWith('/files/')) return plain
  const sources = (format: string) =>
    pictureWidths.map((width) => `${src}/${width}.${format} ${width}w`).join()
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source srcSet={sources('webp')} sizes={sizes} />
      {plain}
    </picture>
  )
}
