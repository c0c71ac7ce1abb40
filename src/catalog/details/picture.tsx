import type { ComponentProps } from 'react'
import { pictureWidths } from '#files/picture-address.ts'

/** Pictures fill 4:3 boxes, so that nothing moves when they load. */
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
