import type { Env } from '@fake-db/kit/env'
import { notFound } from '@fake-db/kit/reply'
import { createMap, createTable } from '@fake-db/kit/table'
import { createAccounts } from '@fake-db/shell/session/accounts'
import type { NewReview, Review } from '@/redux/apps/ecommerce/schema'
import type { Product } from '@/redux/shell/cart/schema'
import type { ReviewRow } from './seedReviews'
import { seedReviews } from './seedReviews'

/** One review per account and product. */
export function createReviews(env: Env) {
  const accounts = env.shared(createAccounts)
  const table = createTable<ReviewRow>(env, 'apps/ecommerce/reviews', seedReviews(env.now()), 'review')
  /** Last removed review, by account and product. */
  const removed = createMap<string, number>(env, 'apps/ecommerce/removedReviews')

  const ofProduct = (productId: number) => table.rows().filter((row) => row.productId === productId)

  function own(productId: number, accountId: number): ReviewRow | undefined {
    return ofProduct(productId).find((row) => row.accountId === accountId)
  }

  function toReview(row: ReviewRow, askedBy: number): Review {
    const { productId: _, accountId, ...review } = row
    return { ...review, isOwn: accountId === askedBy }
  }

  return {
    /** Newest first. */
    list(productId: number, askedBy: number | null): Review[] {
      const { id } = accounts.askedBy(askedBy)
      return ofProduct(productId)
        .toSorted((a, b) => b.writtenAt.localeCompare(a.writtenAt))
        .map((row) => toReview(row, id))
    },

    standing(productId: number): Pick<Product, 'rating' | 'reviewCount'> {
      const stars = ofProduct(productId).map(({ rating }) => rating)
      const sum = stars.reduce((total, rating) => total + rating, 0)
      return { rating: stars.length === 0 ? 0 : Math.round(sum / stars.length), reviewCount: stars.length }
    },

    /** Replaces an existing review of the account. */
    write(productId: number, review: NewReview, askedBy: number | null): Review {
      const { id: accountId, fullName, username, avatar } = accounts.askedBy(askedBy)
      const given = {
        ...review,
        author: { name: fullName || username, avatar: avatar ?? '' },
        writtenAt: env.now().toISOString(),
      }
      const before = own(productId, accountId)
      if (before) return toReview(table.update(before.id, given), accountId)
      removed.delete(`${accountId} ${productId}`)
      const row: ReviewRow = { id: table.nextId(), productId, accountId, ...given }
      table.insert([row])
      return toReview(row, accountId)
    },

    remove(productId: number, askedBy: number | null) {
      const { id: accountId } = accounts.askedBy(askedBy)
      const row = own(productId, accountId)
      if (!row) throw notFound('review')
      table.remove([row.id])
      removed.set(`${accountId} ${productId}`, row.id)
    },

    restore(productId: number, askedBy: number | null): Review {
      const { id: accountId } = accounts.askedBy(askedBy)
      const key = `${accountId} ${productId}`
      const [row] = table.restore([removed.get(key) ?? NaN])
      if (!row) throw notFound('removed review')
      removed.delete(key)
      return toReview(row, accountId)
    },
  }
}
