import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import { extname, join, normalize, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

async function isFile(file) {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}

/**
 * Serves a build like a static host: files unchanged, `index.html` for other pages, 404 for a missing file. It answers only GET and
 * HEAD, so an unanswered API request fails visibly.
 *
 * @param {object} options
 * @param {string} options.root folder of the build
 * @param {string} [options.base] base path, with a slash at both ends
 * @param {number} [options.port] 0: a free port
 * @param {Record<string, string>} [options.headers] sent with every response
 * @param {{ key: string, cert: string }} [options.tls] enables HTTP/2, with brotli, as production hosts do
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` ends with the base
 */
export async function serveStatic({ root, base = '/', port = 0, headers = {}, tls }) {
  const folder = resolve(root)
  const compressed = new Map()

  async function find(pathname) {
    if (!pathname.startsWith(base)) return undefined
    const file = join(folder, normalize(`/${decodeURIComponent(pathname.slice(base.length))}`))
    if (!file.startsWith(folder)) return undefined
    if (await isFile(file)) return file
    return extname(file) === '' ? join(folder, 'index.html') : undefined
  }

  async function handle(request, response) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const readable = request.method === 'GET' || request.method === 'HEAD'
    const file = readable ? await find(pathname).catch(() => undefined) : undefined
    if (file === undefined) {
      response.writeHead(readable ? 404 : 405, headers).end()
      return
    }
    const cached = pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': cached,
      'x-content-type-options': 'nosniff',
      ...(tls && { 'content-encoding': 'br' }),
      ...headers,
    })
    if (request.method === 'HEAD') response.end()
    else if (tls) {
      if (!compressed.has(file)) compressed.set(file, brotliCompressSync(await readFile(file)))
      response.end(compressed.get(file))
    } else createReadStream(file).pipe(response)
  }

  const server = tls ? createSecureServer(tls, handle) : createServer(handle)
  await new Promise((listening) => server.listen(port, '127.0.0.1', () => listening()))
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${server.address().port}${base}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections?.() // Missing in HTTP/2, which closes with the browser.
      }),
  }
}
