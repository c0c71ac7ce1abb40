import { useEffect, useState } from 'react'
import { Banner } from '#ui/forms/banner.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'

/**
 * For a page whose module could not be loaded. If the server answers, as after a deployment, loads the page as a
 * document; otherwise shows a message above the current page (product: pages 20).
 */
export function MissingPage({ path }: { path: string }) {
  const [isAway, setAway] = useState(false)
  useEffect(() => void openDocument(path).catch(() => setAway(true)), [path])
  if (!isAway) return null
  return (
    <div className="missing-page page">
      <Banner tone="error" title="This page could not be loaded">
        <p>We could not reach the server. Please check your connection and try again.</p>
        <RetryButton variant="secondary" className="mt-3" onRetry={() => openDocument(path)} />
      </Banner>
    </div>
  )
}

async function openDocument(path: string): Promise<void> {
  await fetch(path, { method: 'HEAD', cache: 'no-store' })
  location.assign(path)
}
