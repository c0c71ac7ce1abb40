import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { reloadDocument } from '#lib/reload-document.client.ts'

interface StaticPartProps {
  /** Rendered on the server only. The browser keeps the HTML and loads no code for it. */
  children: ReactNode
  /** Loads the same content after client-side navigation. */
  load: () => Promise<ReactNode>
}

/**
 * A part of the page that is not hydrated. Its links are plain `<a>`, and clicks on links within the shop
 * navigate without a document load. If its code fails to load, a button reloads the document, which contains
 * the part.
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

/** A constant, because with a new object React would empty the element. */
const untouched = { __html: '' }

/** Returns the path of the clicked link, or `null` if the browser should handle the click. */
function pathFollowed({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  const isLeftToBrowser = button !== 0 || metaKey || ctrlKey || shiftKey || altKey
  if (!link || isLeftToBrowser || link.target || link.hasAttribute('download')) return null
  const path = link.getAttribute('href')
  return path?.startsWith('/') ? path : null
}
