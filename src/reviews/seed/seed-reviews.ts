import { demoReviews } from '#content/demo/reviews.ts'
import type { ReviewWords } from '#reviews/review.ts'

export interface SeedReview extends ReviewWords {
  authorName: string
  answer: string | null
}

/** The demo reviews, by product id (product: reviews 24). */
export const seedReviews: ReadonlyMap<string, readonly SeedReview[]> = parseSeed(demoReviews.join(''))

/** Parses the seed texts. A line without ` | ` is the product id of the lines that follow. */
function parseSeed(text: string): Map<string, SeedReview[]> {
  const reviews = new Map<string, SeedReview[]>()
  let current: SeedReview[] = []
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const [stars = '', authorName = '', usedFor = '', title = '', body = '', answer = null] =
      line.split(' | ')
    if (body === '') reviews.set(line, (current = []))
    else current.push({ stars: Number(stars), authorName, usedFor, title, body, answer })
  }
  return reviews
}

const days = 86_400_000

/** The date of a demo review: some months after the product was added, and some weeks apart. */
export function seededAt(productCreatedAt: string, index: number): Date {
  const day = 190 + index * 15 + ((index * 7) % 5)
  return new Date(Date.parse(productCreatedAt) + day * days + ((index * 5) % 9) * 3_600_000)
}

/** When the item of a demo review was purchased: five months before the review. */
export function seededPurchase(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() - 150 * days)
}
