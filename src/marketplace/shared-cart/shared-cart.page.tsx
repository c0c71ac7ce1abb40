import { data, useRevalidator } from 'react-router'
import { readSharedCart } from '#cart/shared-cart.ts'
import { readSharedMessage } from '#cart/shared-message.ts'
import { brand } from '#content/brand.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { MissingItems } from '#marketplace/missing-items.tsx'
import { readSharedLines } from '#marketplace/shared-cart/read-shared-lines.server.ts'
import { SenderMessage } from '#marketplace/shared-cart/sender-message.tsx'
import { SharedCartView } from '#marketplace/shared-cart/shared-cart-view.tsx'
import { SearchInstead } from '#shell/search/search-form.tsx'
import { shopMeta } from '#site/page-meta.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { EmptyScreen, EmptyState } from '#ui/layout/empty-state.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'
import { Intro } from '#ui/layout/section.tsx'
import type { Route } from './+types/shared-cart.page.ts'

/** Pages with a message of the sender are not cached, because the message is for one visitor. */
export const handle = {
  searchParameters: ['items'],
  privateParameters: ['from', 'note', 'on'],
} satisfies PageHandle

export const meta = shopMeta({
  title: 'A shared cart',
  description: `Someone shared a cart from the ${brand.name} marketplace with you.`,
  path: '/marketplace/shared-cart',
  noIndex: true,
})

/** Loads the lines of the link with catalog prices (product: saved 17, 18). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { items, ignored } = readSharedCart(searchParams.get('items'))
  const message = readSharedMessage(searchParams)
  const found = await readSharedLines(pageContext(context), items)
  if (found === 'away') return data({ state: 'away' as const }, { status: 503 })
  return data({ state: 'found' as const, ignored, message, ...found })
}

export default function SharedCartPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'away') return <PricesAway />
  const { lines, missing, ignored, message } = loaderData
  return (
    <div className="page pt-8 pb-20 md:pt-14" data-toasts-below="">
      <Intro
        heading="h1"
        title="A shared cart"
        lead={`${message?.from ? '' : 'Someone shared this cart with you. '}Prices are current; nothing is added until you choose to.`}
      />
      {message && <SenderMessage message={message} />}
      <div className="mt-6 grid gap-4">
        <MissingItems ids={missing} />
        {ignored > 0 && (
          <Banner title="We couldn’t read part of the link">
            <p>{ignored === 1 ? 'We left out one entry.' : `We left out ${ignored} entries.`}</p>
          </Banner>
        )}
      </div>
      {lines.length > 0 ? (
        <SharedCartView lines={lines} />
      ) : (
        <>
          <EmptyLink />
          <SearchInstead />
        </>
      )}
    </div>
  )
}

function EmptyLink() {
  return (
    <EmptyState
      title="This link is empty"
      action={<ButtonLink to="/marketplace-full">View All Products</ButtonLink>}
    >
      Ask for a new link, or have a look around.
    </EmptyState>
  )
}

function PricesAway() {
  const { revalidate } = useRevalidator()
  return (
    <EmptyScreen title="We couldn’t load the prices" action={<RetryButton onRetry={revalidate} />}>
      We couldn’t reach our store. Your link still works.
    </EmptyScreen>
  )
}
