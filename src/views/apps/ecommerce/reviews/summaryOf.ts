import type { Review } from '@/redux/apps/ecommerce/schema'

const stars = [5, 4, 3, 2, 1] as const

/** What the reviews of a product come to: their average, and how many gave how many stars. */
export function summaryOf(reviews: readonly Review[]) {
  const count = reviews.length
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return {
    count,
    /** In tenths of a star. */
    average: Math.round((sum / Math.max(count, 1)) * 10) / 10,
    distribution: stars.map((rating) => ({
      rating,
      count: reviews.filter((review) => review.rating === rating).length,
    })),
  }
}
