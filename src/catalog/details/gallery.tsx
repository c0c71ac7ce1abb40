import { useRef, useState, type KeyboardEvent } from 'react'
import type { ItemDetails } from '#catalog/details/item-details.ts'
import { Picture } from '#catalog/details/picture.tsx'
import { SampleScreenFigure, ScreenPictures } from '#catalog/details/sample-screen-figure.tsx'
import type { ShownScreen } from '#catalog/details/shown-screens.ts'

interface GalleryProps {
  name: string
  pictures: readonly string[]
  texts?: ItemDetails['pictureTexts']
  /** The generated picture, shown after the sample screens. `null` if there are uploaded pictures. */
  drawing: string | null
  screens: readonly ShownScreen[]
}

/**
 * A strip of pictures, sample screens and the generated picture. Visitors can swipe it. Without JavaScript,
 * the thumbnails are links that scroll it.
 */
export function Gallery({ name, pictures, texts, drawing, screens }: GalleryProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const count = pictures.length + screens.length + (drawing === null ? 0 : 1)

  const isFirst = (screen: number) => screen === 0 && pictures.length === 0

  function show(index: number): void {
    const slide = strip.current?.firstElementChild?.children[index]
    if (slide instanceof HTMLElement) strip.current?.scrollTo({ left: slide.offsetLeft })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }

  return (
    <div className="gallery grid grid-cols-1 gap-3">
      {/* Focusable, so that visitors can scroll the pictures with the keyboard. */}
      <div
        ref={strip}
        role="region"
        aria-label={`Pictures and sample screens of ${name}`}
        className="gallery-strip"
        tabIndex={count > 1 ? 0 : undefined}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) =>
          setCurrent(Math.round((scrollLeft / scrollWidth) * count))
        }
      >
        <ul className="contents">
          {pictures.map((src, index) => (
            <li key={src} id={slideId(index)}>
              <GalleryPicture src={src} alt={textOf(texts, src)} isFirst={index === 0} />
            </li>
          ))}
          {screens.map((screen, index) => (
            <li key={screen.title} id={slideId(pictures.length + index)}>
              <SampleScreenFigure screen={screen} isFirst={isFirst(index)} />
            </li>
          ))}
          {drawing !== null && (
            <li id={slideId(count - 1)}>
              <GalleryPicture src={drawing} alt="" isFirst={count === 1} />
            </li>
          )}
        </ul>
      </div>
      {count > 1 && <Thumbnails {...{ pictures, texts, drawing, screens, current }} onChoose={show} />}
    </div>
  )
}

function GalleryPicture({ src, alt, isFirst }: { src: string; alt: string; isFirst: boolean }) {
  return (
    <Picture
      src={src}
      alt={alt}
      sizes="(width >= 64rem) 40rem, 100vw"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'low'}
      className={`gallery-picture ${isFirst ? 'shared-picture' : ''}`}
    />
  )
}

type ThumbnailsProps = Pick<GalleryProps, 'pictures' | 'texts' | 'drawing' | 'screens'> & {
  current: number
  onChoose(index: number): void
}

function Thumbnails({ pictures, texts, drawing, screens, current, onChoose }: ThumbnailsProps) {
  const pictureTile = (src: string, index: number) => ({
    key: src,
    tile: <Picture src={src} sizes="5rem" width="80" height="60" loading="lazy" />,
    label: textOf(texts, src) || (index === 0 ? 'Cover' : `Picture ${index + 1}`),
  })
  const tiles = [
    ...pictures.map(pictureTile),
    ...screens.map((screen) => ({
      key: screen.title,
      tile: <ScreenTile {...screen} />,
      label: screen.title,
    })),
    ...(drawing === null ? [] : [pictureTile(drawing, 0)]),
  ]
  return (
    <nav aria-label="Pictures and sample screens">
      <ul className="gallery-thumbnails">
        {tiles.map(({ key, tile, label }, index) => (
          <li key={key}>
            <a
              href={`#${slideId(index)}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onChoose(index)
              }}
            >
              {tile}
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The screen itself, small: the same files as in the strip. A screen without a picture has only its label. */
function ScreenTile({ picture, darkPicture, drawnSizes }: ShownScreen) {
  return picture && <ScreenPictures {...{ picture, darkPicture, drawnSizes }} alt="" loading="lazy" />
}

/** Returns the alternative text of a picture, which is also its label below the strip. */
function textOf(texts: GalleryProps['texts'], src: string): string {
  return texts?.find(({ picture }) => picture === src)?.text ?? ''
}

function slideId(index: number): string {
  return `picture-${index + 1}`
}
