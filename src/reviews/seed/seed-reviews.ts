import { demoReviews } from '#content/demo/reviews.ts'

/** An invented review of the demo. */
export interface SeedReview {
  stars: number
  authorName: string
  usedFor: string
  title: string
  body: string
  answer: string | null
}

/** The reviews of the demo by the id of their product (product: reviews 24). */
export const seedReviews: ReadonlyMap<string, readonly SeedReview[]> = parseSeed(demoReviews.join(''))

/** A line without bars names the product of the lines that follow. */
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

/** When a review was written: some months after the product came to the shop, the next some weeks later. */
export function seededAt(productCreatedAt: string, index: number): Date {
  const day = 190 + index * 15 + ((index * 7) % 5)
  return new Date(Date.parse(productCreatedAt) + day * days + ((index * 5) % 9) * 3_600_000)
}

/** The purchase was five months before. */
export function seededPurchase(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() - 150 * days)
}
