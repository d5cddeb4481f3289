import { neededAction } from '@core/auth/neededAction'
import { expect, it } from 'vitest'

it.each([
  ['GET', '/apps/users/add-user', 'read'],
  ['DELETE', '/apps/ecommerce/cart/:id', 'delete'],
  ['POST', '/apps/users/add-user', 'create'],
  ['POST', '/apps/invoice/duplicate-invoice', 'create'],
  ['POST', '/apps/chat/send-msg', 'create'],
  ['POST', '/apps/ecommerce/orders', 'create'],
  ['POST', '/apps/ecommerce/products/:id/reviews', 'create'],
  ['POST', '/apps/ecommerce/comparison', 'create'],
  ['POST', '/apps/ecommerce/products/:id/reviews/restore', 'delete'],
  ['POST', '/apps/users/delete-users', 'delete'],
  ['POST', '/apps/users/restore-users', 'delete'],
  ['POST', '/api/notifications/dismiss', 'delete'],
  ['POST', '/apps/users/update-user', 'update'],
  ['POST', '/apps/invoice/send-invoice', 'update'],
  ['POST', '/apps/ecommerce/cart/update-qty', 'update'],
] as const)('%s %s asks for %s', (method, path, action) => {
  expect(neededAction({ method, path })).toBe(action)
})
