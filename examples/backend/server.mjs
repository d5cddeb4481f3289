/**
 * A backend for two modules, login and suppliers, without packages: `node examples/backend/server.mjs`. docs/backend.md explains how to
 * connect the product to it. A JSON file stores the rows, so only one process can run. To use a database, replace `data` and `save`.
 */
import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const port = Number(process.env.PORT ?? 4000)
const file = process.env.DATA ?? 'backend.json'

const none = { secret: randomBytes(32).toString('hex'), accounts: [], suppliers: [] }
const data = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none

/** Writes atomically: a crash leaves the old file or the new one, never a partial file. */
function save() {
  writeFileSync(`${file}.new`, JSON.stringify(data))
  renameSync(`${file}.new`, file)
}

const refusal = (status, error) => Object.assign(new Error(`It is refused with ${status}.`), { status, error })
const nextId = (rows) => Math.max(0, ...rows.map(({ id }) => id)) + 1

const base64url = (part) => Buffer.from(JSON.stringify(part)).toString('base64url')
const signatureOf = (content) => createHmac('sha256', data.secret).update(content).digest('base64url')

/** A JWT (RFC 7519) with account id, use and expiry. */
function tokenOf(account, use, seconds) {
  const iat = Math.floor(Date.now() / 1000)
  const content = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url({ id: account.id, use, iat, exp: iat + seconds })}`
  return `${content}.${signatureOf(content)}`
}

/** @returns the account of a token; undefined if the token is forged, expired, or for another use */
function ownerOf(token, use) {
  const [head, claims, signature] = String(token).split('.')
  const right = Buffer.from(signatureOf(`${head}.${claims}`))
  const given = Buffer.from(signature ?? '')
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const { id, use: meant, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return meant === use && exp > Date.now() / 1000 ? data.accounts.find((account) => account.id === id) : undefined
}

const tokensOf = (account) => ({
  accessToken: tokenOf(account, 'access', 600),
  refreshToken: tokenOf(account, 'refresh', 30 * 86_400),
})

/** User data in responses. This server has no roles: every account may do everything. */
const everybody = { fullName: '', avatar: null, role: 'admin', ability: [{ action: 'manage', subject: 'all' }] }
const userOf = ({ id, email, username }) => ({ id, email, username, ...everybody })
const isAlike = (one, other) => one.toLowerCase() === other.toLowerCase()
const hashOf = (password, salt) => scryptSync(password, salt, 32)

function textOf(body, name, most) {
  const value = typeof body[name] === 'string' ? body[name].trim() : ''
  if (value === '') throw refusal(400, { [name]: 'required' })
  if (value.length > most) throw refusal(400, { [name]: `tooLong?max=${most}` })
  return value
}

function oneOf(value, choices, name) {
  if (choices.includes(value)) return value
  throw refusal(400, { [name]: 'choice' })
}

function countOf(query, name, fallback) {
  const value = query.get(name) || String(fallback)
  if (!/^\d{1,9}$/.test(value)) throw refusal(400, { [name]: 'integer' })
  if (Number(value) < 1) throw refusal(400, { [name]: 'min?min=1' })
  return Number(value)
}

/** @param id a number, or numeric text */
function rowOf(id, isDeleted = false) {
  if (id === undefined || id === null || id === '') throw refusal(400, { id: 'required' })
  const row = data.suppliers.find((supplier) => String(supplier.id) === String(id) && supplier.isDeleted === isDeleted)
  if (!row) throw refusal(404, 'No row has the id.')
  return row
}

const statuses = ['active', 'inactive']
const columns = ['id', 'name', 'status', 'addedAt']
const shown = ({ id, name, status, addedAt }) => ({ supplier: { id, name, status, addedAt } })

function supplierIn(body, ownId) {
  const supplier = { name: textOf(body, 'name', 120), status: oneOf(body.status, statuses, 'status') }
  const others = data.suppliers.filter(({ id, isDeleted }) => !isDeleted && id !== ownId)
  if (others.some(({ name }) => isAlike(name, supplier.name))) throw refusal(400, { name: 'taken' })
  return supplier
}

function listSuppliers(query) {
  const [page, perPage] = [countOf(query, 'page', 1), countOf(query, 'perPage', 10)]
  const turn = oneOf(query.get('sort') || 'asc', ['asc', 'desc'], 'sort') === 'asc' ? 1 : -1
  const column = oneOf(query.get('sortColumn') || 'name', columns, 'sortColumn')
  const wanted = query.getAll('status').filter(Boolean)
  const passes = ({ status }) => wanted.length === 0 || wanted.includes(status)
  const rows = data.suppliers.filter((row) => !row.isDeleted && passes(row))
  const q = (query.get('q') ?? '').trim().toLowerCase()
  const having = (words) => rows.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  const whole = having([q])
  const found = whole.length > 0 ? whole : having(q.split(/\s+/))
  const compare = (a, b) => (typeof a === 'number' ? a - b : a.localeCompare(b))
  const sorted = found.toSorted((a, b) => turn * compare(a[column], b[column]))
  const shownRows = sorted.slice((page - 1) * perPage, page * perPage).map((row) => shown(row).supplier)
  return { suppliers: shownRows, total: found.length }
}

/** Endpoints that need no access token. */
const visitors = {
  'POST /jwt/register'({ body }) {
    const [email, username] = [textOf(body, 'email', 120), textOf(body, 'username', 120)]
    const password = textOf(body, 'password', 200)
    const isTaken = (name, value) => data.accounts.some((account) => isAlike(account[name], value))
    const error = {
      email: isTaken('email', email) ? 'This email is already in use.' : null,
      username: isTaken('username', username) ? 'This username is already in use.' : null,
    }
    if (error.email || error.username) return { error }
    const salt = randomBytes(16).toString('hex')
    const account = { id: nextId(data.accounts), email, username, salt, hash: hashOf(password, salt).toString('hex') }
    data.accounts.push(account)
    return { user: userOf(account), ...tokensOf(account) }
  },
  'POST /jwt/login'({ body }) {
    const account = data.accounts.find(({ email }) => isAlike(email, textOf(body, 'email', 120)))
    const isRight =
      account && timingSafeEqual(hashOf(String(body.password), account.salt), Buffer.from(account.hash, 'hex'))
    if (!isRight) throw refusal(400, { email: ['Email or Password is Invalid'] })
    return { userData: userOf(account), ...tokensOf(account) }
  },
  'POST /jwt/refresh-token'({ body }) {
    const account = ownerOf(body.refreshToken, 'refresh')
    if (!account) throw refusal(401, 'Invalid refresh token')
    return { userData: userOf(account), ...tokensOf(account) }
  },
}

const calls = {
  'GET /apps/suppliers/data': ({ query }) => listSuppliers(query),
  'POST /apps/suppliers/add'({ body }) {
    const row = { id: nextId(data.suppliers), ...supplierIn(body), addedAt: new Date().toISOString(), isDeleted: false }
    data.suppliers.push(row)
    return shown(row)
  },
  'POST /apps/suppliers/update'({ body }) {
    const row = rowOf(body.id)
    return shown(Object.assign(row, supplierIn({ ...row, ...body }, row.id)))
  },
  'DELETE /apps/suppliers/delete'({ query }) {
    rowOf(query.get('id')).isDeleted = true
    return {}
  },
  'POST /apps/suppliers/restore': ({ body }) => shown(Object.assign(rowOf(body.id, true), { isDeleted: false })),
}

async function bodyOf(request) {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += part
    if (text.length > 1_000_000) throw refusal(413, 'The body is too large.')
  }
  try {
    const body = text === '' ? {} : JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  } catch {
    // Refused below, like any body that is not an object.
  }
  throw refusal(400, 'The body must be a JSON object.')
}

async function answer(request) {
  const url = new URL(request.url, 'http://localhost')
  const name = `${request.method} ${url.pathname}`
  const isOpen = Object.hasOwn(visitors, name)
  if (!isOpen && !Object.hasOwn(calls, name)) throw refusal(404, 'There is no such call.')
  if (!isOpen && !ownerOf(request.headers.authorization?.replace(/^Bearer /, ''), 'access'))
    throw refusal(401, 'The access token is missing, expired or not valid.')
  const result = (isOpen ? visitors : calls)[name]({ query: url.searchParams, body: await bodyOf(request) })
  if (request.method !== 'GET') save()
  return [name.endsWith('/add') ? 201 : 200, result]
}

createServer(async (request, response) => {
  // CORS allows any origin: requests need a token, and without cookies CSRF is impossible.
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'authorization, content-type')
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE')
  if (request.method === 'OPTIONS') return response.writeHead(204).end()
  const [status, body] = await answer(request).catch((error) => {
    if (error.status) return [error.status, { error: error.error }]
    console.error(error)
    return [500, { error: 'The server has failed.' }]
  })
  return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}).listen(port, '127.0.0.1', function () {
  console.log(`It answers at http://127.0.0.1:${this.address().port}, and keeps its rows in ${file}.`)
})
