import { productArtUrl } from '#art/art-url.ts'
import { marketplace } from '#content/marketplace.ts'
import { SearchForm } from '#shell/search/search-form.tsx'

/** The introduction of the marketplace, with the search (product: marketplace 1). */
export function LandingHero() {
  return (
    <div className="page flex items-center justify-between gap-12 pt-3 pb-2 sm:pt-5 sm:pb-4">
      <div className="grid grow gap-2 sm:gap-3">
        <h1 className="text-2xl sm:text-3xl">{marketplace.title}</h1>
        <p className="text-ink-soft max-sm:text-sm">{marketplace.lead}</p>
        <search className="mt-1">
          <SearchForm label="Search the marketplace" placeholder={marketplace.searchPlaceholder} />
        </search>
      </div>
      <ThreePictures />
    </div>
  )
}

/** Three interlocking rings that contain pictures from the catalog. */
function ThreePictures() {
  return (
    <div aria-hidden="true" className="hidden shrink-0 lg:flex">
      {marketplace.pictures.map((picture) => (
        <img
          key={picture.id}
          src={productArtUrl(picture)}
          alt=""
          width="800"
          height="600"
          className="size-40 rounded-full border-6 border-paper object-cover not-first:-ms-9"
        />
      ))}
    </div>
  )
}
