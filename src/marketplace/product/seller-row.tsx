import { Link } from 'react-router'
import { sellerPath, type CardSeller } from '#catalog/products/card-product.ts'
import { SellerMark } from '#marketplace/sellers/seller-mark.tsx'
import { answerWords } from '#marketplace/sellers/seller-words.ts'
import { ShieldIcon } from '#ui/icons/icons-commerce.tsx'

interface SellerRowProps {
  seller: CardSeller
  responseHours: number | null
  logo: string | null
}

/** The seller, at the top of the page. 'Verified' is explained further down (product: marketplace 39). */
export function SellerRow({ seller, responseHours, logo }: SellerRowProps) {
  const { id, name, isVerified } = seller
  return (
    <div className="flex items-center gap-3 text-sm">
      <SellerMark seller={{ ...seller, logo }} className="size-11" />
      <div className="min-w-0 leading-snug">
        <p>
          <span className="text-ink-soft">Sold by</span>{' '}
          <Link to={sellerPath(id)} prefetch="intent" className="link font-semibold">
            {name}
          </Link>
        </p>
        <p className="flex flex-wrap items-center gap-x-1.5 text-ink-soft">
          <a href="#seller" className="link -my-3 inline-flex min-h-11 items-center gap-1">
            {isVerified && <ShieldIcon className="size-4 text-teal" />}
            {isVerified ? 'Verified seller' : 'Not yet verified'}
            <span className="sr-only">: what that means</span>
          </a>
          {responseHours !== null && (
            <>
              <span aria-hidden="true">·</span>
              <span>Replies {answerWords(responseHours).toLowerCase()}</span>
            </>
          )}
        </p>
      </div>
    </div>
  )
}
