import { productArtUrl } from '#art/art-url.ts'
import { brand } from '#content/brand.ts'
import { Figures } from '#marketplace/figures.tsx'
import { landingFigures } from '#marketplace/marketplace-content.ts'
import { SearchForm } from '#shell/search/search-form.tsx'
import { Intro } from '#ui/section.tsx'

/** What the marketplace is, its search and its stated figures (product: marketplace 1, 3). */
export function LandingHero() {
  return (
    <div className="page grid items-center gap-12 pt-10 pb-16 lg:grid-cols-12 lg:pt-14 lg:pb-20">
      <div className="grid gap-9 lg:col-span-7">
        <Intro
          heading="h1"
          eyebrow={brand.arms.solutions}
          title="Solutions Marketplace"
          lead="Software, automation and advice for companies that care about results. Every card shows the price, the seller and what you get."
        />
        <search>
          <SearchForm label="Search the marketplace" placeholder="Invoices, forecasts…" />
        </search>
        <Figures figures={landingFigures} />
      </div>
      <ThreePictures />
    </div>
  )
}

/** Three interlocking rings, each with a picture of the catalogue in it. */
function ThreePictures() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto hidden aspect-square w-full max-w-md lg:col-span-5 lg:block"
    >
      {rings.map(({ id, category, place }) => (
        <img
          key={id}
          src={productArtUrl({ id, category })}
          alt=""
          width="800"
          height="600"
          className={`absolute aspect-square w-7/12 rounded-full border-8 border-paper object-cover ${place}`}
        />
      ))}
    </div>
  )
}

const rings = [
  { id: 'workflow-automation-suite', category: 'automation', place: 'inset-x-0 top-0 mx-auto' },
  { id: 'strategic-consulting', category: 'consulting', place: 'bottom-0 left-0' },
  { id: 'ai-sales-infrastructure', category: 'ai-tools', place: 'right-0 bottom-0' },
]
