import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { reloadDocument } from '#lib/reload-document.client.ts'

interface StaticPartProps {
  /** What the server shows. The browser keeps that HTML as it is and loads nothing for it. */
  children: ReactNode
  /** The same, from modules that are loaded when the page was opened from another one. */
  load: () => Promise<ReactNode>
}

/**
 * A part of the page that is not hydrated. Links in it are plain `<a>`: a click on one to a page of the shop is handled
 * here, so that the page does not load anew. If its modules cannot be loaded, a button loads the document, which has the part.
 */
export function StaticPart({ children, load }: StaticPartProps) {
  const place = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState<ReactNode>(null)
  const navigate = useNavigate()
  const fetchPart = useEffectEvent(() => load().then(setPart, () => setPart(reload)))
  const follow = useEffectEvent((event: MouseEvent) => {
    const path = pathFollowed(event)
    if (path === null) return
    event.preventDefault()
    void navigate(path)
  })
  useEffect(() => {
    const { current } = place
    if (!current) return undefined
    if (!current.hasChildNodes()) void fetchPart()
    const onClick = (event: MouseEvent) => follow(event)
    current.addEventListener('click', onClick)
    return () => current.removeEventListener('click', onClick)
  }, [part])
  if (part || import.meta.env.SSR) {
    return (
      <div key="part" ref={place}>
        {part ?? children}
      </div>
    )
  }
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
}

const reload = (
  <button type="button" className="link min-h-11" onClick={reloadDocument}>
    Load the rest of this page
  </button>
)

/** One object for all renders: with a new one React would empty the element again. */
const untouched = { __html: '' }

/** The path of the link that was clicked, or `null` if the browser should handle the click itself. */
function pathFollowed({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  const isLeftToBrowser = button !== 0 || metaKey || ctrlKey || shiftKey || altKey
  if (!link || isLeftToBrowser || link.target || link.hasAttribute('download')) return null
  const path = link.getAttribute('href')
  return path?.startsWith('/') ? path : null
}
