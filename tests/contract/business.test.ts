import { describe, expect, it } from 'vitest'
import { ecommerceApi } from '@/redux/apps/ecommerce/contract'
import { invoiceApi } from '@/redux/apps/invoice/contract'
import { permissionsApi } from '@/redux/apps/permissions/contract'
import { userApi } from '@/redux/apps/user/contract'
import { apiKeyApi } from '@/redux/pages/api-key/contract'
import { blogApi } from '@/redux/pages/blog/contract'
import { cartApi } from '@/redux/shell/cart/contract'
import { sessionApi } from '@/redux/shell/session/contract'
import { refusal } from '../support/backend'
import { useServer } from './server'

const { api } = useServer()

const unique = (text: string) => `${text} ${Math.random().toString(36).slice(2, 10)}`
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe('an account', () => {
  it('is opened once for an email and a user name, and renews its tokens', async () => {
    const name = unique('rosa').replace(' ', '.')
    const body = { email: `${name}@example.com`, username: name, password: 'Nine Green Bottles' }
    const opened = await api.call(sessionApi.register, { body })
    if (opened.error) throw new Error('A free email was refused.')
    expect(opened.user).toMatchObject({ email: body.email, username: name, fullName: '', avatar: null, role: 'admin' })
    expect(opened.user).not.toHaveProperty('password')

    expect(await api.call(sessionApi.register, { body })).toEqual({
      error: { email: 'This email is already in use.', username: 'This username is already in use.' },
    })
    const { refreshToken } = await api.call(sessionApi.login, { body })
    const { userData } = await api.call(sessionApi.refresh, { body: { refreshToken } })
    expect(userData.email).toBe(body.email)
    const wrong = await refusal(api.call(sessionApi.login, { body: { ...body, password: 'x' } }))
    expect(wrong).toEqual({ status: 400, error: { email: ['Email or Password is Invalid'] } })
    const forged = await refusal(api.call(sessionApi.refresh, { body: { refreshToken: `${refreshToken}x` } }))
    expect(forged).toEqual({ status: 401, error: 'Invalid refresh token' })
  })
})

describe('a user', () => {
  it('is added, found, changed and deleted; an email is taken once', async () => {
    const fullName = unique('Rosa Blum')
    const email = `${fullName.replace(/ /g, '.').toLowerCase()}@example.com`
    const { user } = await api.call(userApi.add, { body: { fullName, email, role: 'author' } })
    expect(user).toMatchObject({ fullName, email, status: 'pending', currentPlan: 'basic', avatar: '' })
    const taken = await refusal(
      api.call(userApi.add, { body: { fullName, email: email.toUpperCase(), role: 'author' } }),
    )
    expect(taken).toMatchObject({ status: 400, error: { email: expect.anything() as unknown } })
    await api.call(userApi.update, { body: { id: user.id, status: 'active' } })
    const found = await api.call(userApi.list, { query: { q: fullName, status: 'active' } })
    expect(found).toEqual({ users: [{ ...user, status: 'active' }], total: 1 })
    await api.call(userApi.remove, { query: { id: user.id } })
    expect((await refusal(api.call(userApi.one, { query: { id: user.id } }))).status).toBe(404)
  })
})

describe('a permission', () => {
  it('goes on top, to the administrator, under a name of its own', async () => {
    const name = unique('Sign cheques')
    const { permission } = await api.call(permissionsApi.add, { body: { permission: { name } } })
    expect(permission.assignedTo).toEqual(['administrator'])
    expect(permission.createdDate).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d\d [AP]M$/)
    const { permissions, allData } = await api.call(permissionsApi.list, { query: {} })
    expect(permissions[0]).toEqual(permission)
    expect(permission.id).toBe(Math.max(...ids(allData)))
    const again = api.call(permissionsApi.add, { body: { permission: { name: name.toUpperCase() } } })
    expect((await refusal(again)).status).toBe(400)
    const renamed = await api.call(permissionsApi.update, { body: { id: permission.id, name: `${name}!` } })
    expect(renamed.permission).toEqual({ ...permission, name: `${name}!` })
    await api.call(permissionsApi.remove, { query: { id: permission.id } })
    expect((await api.call(permissionsApi.list, { query: { q: name } })).total).toBe(0)
  })
})

describe('an invoice', () => {
  it('is drafted, sent, paid in part and in full, and never more', async () => {
    const [client] = await api.call(invoiceApi.clients, {})
    if (!client) throw new Error('This server has no clients to bill.')
    const line = { title: 'Two days', description: '', qty: 2, price: 60_000, discount: 0, tax: 0 }
    const { invoice } = await api.call(invoiceApi.add, {
      body: { clientEmail: client.companyEmail, service: 'Software Development', lines: [line] },
    })
    expect(invoice).toMatchObject({ total: 1200, invoiceStatus: 'Draft', balance: '$1200' })
    expect((await api.call(invoiceApi.send, { body: { id: invoice.id } })).invoice.invoiceStatus).toBe('Sent')

    const pay = (amount: number) => api.call(invoiceApi.addPayment, { body: { id: invoice.id, amount } })
    expect((await refusal(pay(120_001))).status).toBe(400)
    expect((await pay(20_000)).invoice).toMatchObject({ balance: '$1000', invoiceStatus: 'Partial Payment' })
    expect((await pay(100_000)).invoice).toMatchObject({ balance: 0, invoiceStatus: 'Paid' })
    expect((await refusal(pay(1))).status).toBe(400)

    await api.call(invoiceApi.remove, { query: { id: invoice.id } })
    expect((await refusal(api.call(invoiceApi.one, { params: { id: invoice.id } }))).status).toBe(404)
  })
})

describe('the cart', () => {
  it('takes a product once, keeps its quantity, and is emptied by the order', async () => {
    for (const { id } of (await api.call(cartApi.cart, {})).products)
      await api.call(cartApi.removeFromCart, { params: { id } })
    const { products } = await api.call(ecommerceApi.products, { query: { sortBy: 'price-asc' } })
    const [product] = products
    if (!product) throw new Error('This server has nothing to sell.')
    const put = () => api.call(cartApi.addToCart, { body: { productId: product.id } })
    await put()
    await api.call(cartApi.changeQty, { body: { productId: product.id, qty: 2 } })
    await put()
    const { products: inCart } = await api.call(cartApi.cart, {})
    expect(inCart.map(({ id, qty }) => ({ id, qty }))).toEqual([{ id: product.id, qty: 2 }])
    const [item] = inCart
    expect(item?.shippingDate).toBeGreaterThanOrEqual(1)
    expect(item?.shippingDate).toBeLessThanOrEqual(8)
    expect(item?.offers).toBeGreaterThanOrEqual(1)
    expect(item?.offers).toBeLessThanOrEqual(4)
    expect(item?.discountPercentage).toBeGreaterThanOrEqual(3)
    expect(item?.discountPercentage).toBeLessThanOrEqual(20)
    await api.call(cartApi.removeFromCart, { params: { id: product.id } })
    const gone = api.call(cartApi.removeFromCart, { params: { id: product.id } })
    expect((await refusal(gone)).status).toBe(404)
  })
})

describe('a wish', () => {
  it('is made once and taken back once', async () => {
    const [product] = (await api.call(ecommerceApi.products, { query: {} })).products.filter((one) => !one.isInWishlist)
    if (!product) throw new Error('This server has nothing left to wish for.')
    const wish = () => api.call(ecommerceApi.addToWishlist, { body: { productId: product.id } })
    await wish()
    await wish()
    const { products } = await api.call(ecommerceApi.wishlist, {})
    expect(ids(products).filter((id) => id === product.id)).toHaveLength(1)
    expect((await api.call(ecommerceApi.product, { params: { id: product.id } })).product.isInWishlist).toBe(true)
    await api.call(ecommerceApi.removeFromWishlist, { params: { id: product.id } })
    expect(ids((await api.call(ecommerceApi.wishlist, {})).products)).not.toContain(product.id)
  })
})

describe('an API key', () => {
  it('is shown whole once, and is gone when it is revoked', async () => {
    const name = unique('Nightly import')
    const { apiKey, key } = await api.call(apiKeyApi.create, { body: { name, scope: 'read-only' } })
    const { apiKeys } = await api.call(apiKeyApi.list, {})
    expect(apiKeys[0]).toEqual(apiKey)
    expect(JSON.stringify(apiKeys)).not.toContain(key)
    await api.call(apiKeyApi.revoke, { query: { id: apiKey.id } })
    expect(ids((await api.call(apiKeyApi.list, {})).apiKeys)).not.toContain(apiKey.id)
  })
})

describe('a blog post', () => {
  it('is commented on, and counts its comments', async () => {
    const { blog } = await api.call(blogApi.detail, { query: {} })
    const commentText = unique('Well said.')
    await api.call(blogApi.addComment, { body: { id: blog.id, commentText } })
    const after = await api.call(blogApi.detail, { query: { id: blog.id } })
    expect(after.comments.map((comment) => comment.commentText)).toContain(commentText)
    expect(after.blog.comments).toBe(blog.comments + 1)
  })
})
