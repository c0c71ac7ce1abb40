import type { HeroContent } from '#solutions/hero-content.ts'
import type { ReactNode } from 'react'
import { MainPicture } from '#solutions/pictures.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Intro } from '#ui/layout/section.tsx'

interface OverviewHeroProps {
  content: HeroContent
  /** The background of the next section. If it is the same as the hero's, the gap between them is smaller. */
  above: 'same-ground' | 'sunken'
  children: ReactNode
}

export function OverviewHero({ content, above, children }: OverviewHeroProps) {
  const { eyebrow, heading, lead, picture } = content
  const below = above === 'sunken' ? 'pb-8 md:pb-12' : 'pb-2'
  return (
    <Container className={`grid items-center gap-6 pt-8 md:grid-cols-12 md:gap-12 md:pt-12 ${below}`}>
      <div className="md:col-span-7">
        <Intro heading="h1" eyebrow={eyebrow} title={heading} lead={lead}>
          <div className="mt-4 flex flex-wrap gap-3">{children}</div>
        </Intro>
      </div>
      <div className="md:col-span-5">
        <MainPicture subject={picture} className="max-md:aspect-5/2" />
      </div>
    </Container>
  )
}
