import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'

interface StaticPartProps {
  /** What the server shows. The browser keeps that HTML as it is and loads nothing for it. */
  children: ReactNode
  /** The same, from modules that are loaded when the page was opened from another one. */
  load: () => Promise<ReactNode>
}

/** A part of the page in which nothing needs React. Its links are plain ones; those to pages of the shop are followed here. */
export function StaticPart({ children, load }: StaticPartProps) {
  const place = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState<ReactNode>(null)
  const navigate = useNavigate()
  const fetchPart = useEffectEvent(() => load().then(setPart, () => undefined))
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

/** React sets the content again when this is another object. */
const untouched = { __html: '' }

/** The path of the link that was pressed. Null: the browser follows it, if it is one. */
function pathFollowed({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  const isLeftToBrowser = button !== 0 || metaKey || ctrlKey || shiftKey || altKey
  if (!link || isLeftToBrowser || link.target || link.hasAttribute('download')) return null
  const path = link.getAttribute('href')
  return path?.startsWith('/') ? path : null
}
