import type { SaleQuery } from './saleOrder'
import { orderSales } from './saleOrder'

/** The response has the same `id`. */
export interface OrderRequest {
  readonly id: number
  readonly query: SaleQuery
}

export interface OrderAnswer {
  readonly id: number
  readonly order: Uint32Array<ArrayBuffer>
}

addEventListener('message', ({ data: { id, query } }: MessageEvent<OrderRequest>) => {
  const answer: OrderAnswer = { id, order: orderSales(query) }
  postMessage(answer, { transfer: [answer.order.buffer] })
})
