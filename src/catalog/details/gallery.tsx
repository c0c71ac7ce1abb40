import { useRef, useState, type KeyboardEvent } from 'react'
import { Picture } from '#catalog/details/picture.tsx'
import type { SampleScreen } from '#catalog/details/sample-screen.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { StaticPart } from '#ui/loading/static-part.tsx'

async function fetchFigure() {
  return (await import('#catalog/details/sample-screen-figure.tsx')).SampleScreenFigure
}

/** A plain import would be part of the page's first load. */
const ServerFigure = import.meta.env.SSR ? await fetchFigure() : null

interface GalleryProps {
  name: string
  pictures: readonly string[]
  screens: readonly SampleScreen[]
}

/** The pictures, then the sample screens, in a strip that is swiped. Without JavaScript the links below move it. */
export function Gallery({ name, pictures, screens }: GalleryProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const count = pictures.length + screens.length

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
    <div className="gallery">
      {/* Focusable, so that the keyboard can scroll it. */}
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
              <Picture
                src={src}
                sizes="(width >= 64rem) 40rem, 100vw"
                fetchPriority={index === 0 ? 'high' : 'low'}
                className={`gallery-picture ${index === 0 ? 'shared-picture' : ''}`}
              />
            </li>
          ))}
          {screens.map((screen, index) => (
            <li key={screen.title} id={slideId(pictures.length + index)}>
              <StaticPart
                load={async () => {
                  const Figure = await fetchFigure()
                  return <Figure screen={screen} />
                }}
              >
                {ServerFigure && <ServerFigure screen={screen} />}
              </StaticPart>
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && <Thumbnails pictures={pictures} screens={screens} current={current} onChoose={show} />}
    </div>
  )
}

type ThumbnailsProps = Pick<GalleryProps, 'pictures' | 'screens'> & {
  current: number
  onChoose(index: number): void
}

function Thumbnails({ pictures, screens, current, onChoose }: ThumbnailsProps) {
  const tiles = [
    ...pictures.map((src, index) => ({
      key: src,
      drawing: <Picture src={src} sizes="5rem" width="80" height="60" loading="lazy" />,
      label: index === 0 ? 'Picture' : `Picture ${index + 1}`,
    })),
    ...screens.map(({ title }) => ({ key: title, drawing: <ScreenGlyph />, label: title })),
  ]
  return (
    <nav aria-label="Pictures and sample screens">
      <ul className="gallery-thumbnails">
        {tiles.map(({ key, drawing, label }, index) => (
          <li key={key}>
            <a
              href={`#${slideId(index)}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onChoose(index)
              }}
            >
              {drawing}
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A window with a list in it. */
function ScreenGlyph() {
  return (
    <Icon className="gallery-glyph">
      <path d="M4 5h16v14H4zM4 9h16M8 13h8M8 16h5" />
    </Icon>
  )
}

function slideId(index: number): string {
  return `picture-${index + 1}`
}
