import { useNavigate } from 'react-router'

/** Renders HTML made from Markdown. Links within the site open without a reload. */
export function MarkdownBody({ html, className = '' }: { html: string; className?: string }) {
  const navigate = useNavigate()

  function followLinks(text: HTMLElement | null) {
    const follow = (event: MouseEvent) => {
      const path = plainClickPath(event)
      if (path === null) return
      event.preventDefault()
      void navigate(path)
    }
    text?.addEventListener('click', follow)
    return () => text?.removeEventListener('click', follow)
  }

  return <div ref={followLinks} className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}

/** The path of a plain click on an internal link; `null` if the browser should handle the click. */
function plainClickPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
  return link?.getAttribute('href') ?? null
}
