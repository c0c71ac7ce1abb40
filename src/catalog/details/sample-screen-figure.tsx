import { Picture } from '#catalog/details/picture.tsx'
import type { DrawnSizes, ShownScreen } from '#catalog/details/shown-screens.ts'

interface SampleScreenFigureProps {
  screen: ShownScreen
  /** Whether the figure is visible when the page opens. A visible figure is loaded first. */
  isFirst?: boolean
}

/** A sample screen in a window, labeled 'Sample data' (product: marketplace 37). */
export function SampleScreenFigure({ screen, isFirst = false }: SampleScreenFigureProps) {
  const { title, caption, picture, darkPicture, lines, drawnSizes } = screen
  return (
    <figure className="sample-stage">
      <div className="sample-window">
        <p className="sample-title max-[18rem]:flex-wrap">
          <WindowMark />
          <span>{title}</span>
          <span className="sample-label">Sample data</span>
        </p>
        {picture === undefined ? (
          <ul className="divided *:px-3.5 *:py-2 *:text-ink-soft">
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        ) : (
          <ScreenPictures
            picture={picture}
            darkPicture={darkPicture}
            drawnSizes={drawnSizes}
            alt={lines.join('. ')}
            loading={isFirst ? 'eager' : 'lazy'}
          />
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

interface ScreenPicturesProps {
  picture: string
  darkPicture: string | undefined
  drawnSizes: DrawnSizes | undefined
  alt: string
  loading: 'eager' | 'lazy'
}

/**
 * Renders one picture, or one for each theme. The picture for the dark theme is lazy, because browsers load a
 * lazy picture only if it is visible.
 */
export function ScreenPictures({ picture, darkPicture, drawnSizes, alt, loading }: ScreenPicturesProps) {
  if (drawnSizes) {
    return ['', '-dark'].map((theme) => (
      <DrawnPicture
        key={theme}
        {...{ picture, theme, alt, drawnSizes }}
        loading={theme === '' ? loading : 'lazy'}
        className={classOf(theme !== '')}
      />
    ))
  }
  if (darkPicture === undefined) return <UploadedPicture src={picture} alt={alt} loading={loading} />
  return (
    <>
      <UploadedPicture src={picture} alt={alt} loading={loading} className={classOf(false)} />
      <UploadedPicture src={darkPicture} alt={alt} loading="lazy" className={classOf(true)} />
    </>
  )
}

function classOf(isDark: boolean): string {
  return isDark ? 'sample-dark' : 'sample-light'
}

function UploadedPicture(image: { src: string; alt: string; loading: 'eager' | 'lazy'; className?: string }) {
  const { className = '' } = image
  return (
    <Picture
      {...image}
      fetchPriority={image.loading === 'eager' ? 'high' : 'auto'}
      sizes="(width >= 64rem) 40rem, 100vw"
      width="1280"
      height="800"
      className={className}
    />
  )
}

interface DrawnPictureProps {
  picture: string
  theme: string
  alt: string
  drawnSizes: DrawnSizes
  loading: 'eager' | 'lazy'
  className: string
}

/** A picture that comes with the shop. Its narrow variant keeps the text readable on phones. */
function DrawnPicture({ picture, theme, alt, drawnSizes, loading, className }: DrawnPictureProps) {
  const [width, height, narrowWidth, narrowHeight] = drawnSizes
  return (
    <picture className="contents">
      <source
        media="(width < 40rem)"
        srcSet={`${picture}-narrow${theme}.webp`}
        width={narrowWidth}
        height={narrowHeight}
      />
      <img
        src={`${picture}${theme}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={loading === 'eager' ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  )
}

function WindowMark() {
  return (
    <svg viewBox="0 0 34 16" className="sample-mark" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" />
      <circle cx="17" cy="8" r="6.5" />
      <circle cx="26" cy="8" r="6.5" />
    </svg>
  )
}
