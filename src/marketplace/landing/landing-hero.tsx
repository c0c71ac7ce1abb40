import { productArtUrl } from '#art/art-url.ts'
import { landingFigures, marketplace } from '#content/marketplace.ts'
import { Figures } from '#marketplace/figures.tsx'
import { SearchForm } from '#shell/search/search-form.tsx'
import { Intro } from '#ui/layout/section.tsx'

/** What the marketplace is, its search and its stated figures (product: marketplace 1, 3). */
export function LandingHero() {
  return (
    <div className="page grid items-center gap-12 pt-10 pb-16 lg:grid-cols-12 lg:pt-14 lg:pb-20">
      <div className="grid gap-9 lg:col-span-7">
        <Intro heading="h1" eyebrow={marketplace.eyebrow} title={marketplace.title} lead={marketplace.lead} />
        <search>
          <SearchForm label="Search the marketplace" placeholder={marketplace.searchPlaceholder} />
        </search>
        <Figures figures={landingFigures} />
      </div>
      <ThreePictures />
    </div>
  )
}

/** Three interlocking rings, each with a picture of the catalog in it. */
function ThreePictures() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto hidden aspect-square w-full max-w-md lg:col-span-5 lg:block"
    >
      {marketplace.pictures.map(({ id, category }, index) => (
        <img
          key={id}
          src={productArtUrl({ id, category })}
          alt=""
          width="800"
          height="600"
          className={`absolute aspect-square w-7/12 rounded-full border-8 border-paper object-cover ${places[index]}`}
        />
      ))}
    </div>
  )
}

/** Where the rings stand. */
const places = ['inset-x-0 top-0 mx-auto', 'bottom-0 left-0', 'right-0 bottom-0']
