import type { HeroContent } from '#solutions/hero-content.ts'
import type { ComingSoonItem, FeaturedText, Inclusion } from '#solutions/pre-packaged/featured.ts'

export const prePackaged: HeroContent = {
  title: 'Kits',
  description: 'Everything for a small yard in one box.',
  eyebrow: 'Kits',
  heading: 'Everything in one box',
  lead: 'Choose a kit and build it in a day.',
  picture: { id: 'kits', category: 'business-tools' },
}

export const featuredIntro = { title: 'Begin with one', included: 'Every kit includes' }

export const inclusions: readonly Inclusion[] = []

export const featuredTexts: Readonly<Record<string, FeaturedText>> = {}

export const comingSoonCards: readonly ComingSoonItem[] = []
