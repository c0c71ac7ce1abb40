import { useNavigate } from 'react-router'

/** The rendered text. Links to pages of this site open without a reload. */
export function ArticleBody({ html, className = '' }: { html: string; className?: string }) {
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

  return (
    <div
      ref={followLinks}
      className={`prose text-lg ${tables} ${className}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

const tables =
  '[&_table]:w-full [&_table]:border-y [&_table]:border-line-strong [&_table]:text-sm [&_td]:py-2.5 [&_td]:pe-4 [&_td]:align-top [&_td:last-child]:pe-0 [&_th]:py-2.5 [&_th]:pe-4 [&_th]:text-start [&_th]:font-semibold [&_th[align=right]]:text-end [&_th:last-child]:pe-0 [&_td[align=right]]:tabular-nums [&_tbody_tr]:border-t [&_tbody_tr]:border-line'

/** The path that a plain click on a link of this site leads to; `null` leaves the click to the browser. */
function plainClickPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
  return link?.getAttribute('href') ?? null
}
