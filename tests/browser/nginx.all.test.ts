import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { openBrowser } from './support/browser'
import { buildApp } from './support/buildApp'

const path = `${process.env.PATH ?? ''}:/usr/sbin`
const isInstalled = spawnSync('nginx', ['-v'], { env: { PATH: path } }).status === 0

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

type Configuration = 'nginx.conf' | 'nginx-locations.conf'

/** Runs nginx as in docs/deployment.md, with another folder and port. */
async function serve(dist: string, configuration: Configuration = 'nginx.conf'): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const generated = (await readFile(`${dist}-info/${configuration}`, 'utf8')).replaceAll('/srv/app', resolve(dist))
  const ports = 'listen 80;\n  listen [::]:80;'
  const existingSite = `server {\n  ${ports}\n  location / { return 200 "The site"; }\n${generated}}`
  const site = configuration === 'nginx.conf' ? generated : existingSite
  expect(site).toContain(ports)
  await writeFile(join(scratch, 'app.conf'), site.replace(ports, `listen 127.0.0.1:${String(port)};`))
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const settings = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${scratch}/pid; error_log stderr;
    events {}
    http {
      ${kinds.map((kind) => `${kind}_temp_path ${scratch}/${kind};`).join(' ')}
      include /etc/nginx/mime.types; access_log off; include ${scratch}/app.conf;
    }`
  await writeFile(join(scratch, 'nginx.conf'), settings)
  const nginx = spawn('nginx', ['-c', join(scratch, 'nginx.conf'), '-e', 'stderr'], { env: { PATH: path } })
  const said: string[] = []
  nginx.stderr.on('data', (text) => said.push(String(text)))
  const ended = new Promise((end) => nginx.on('exit', end))
  onTestFinished(async () => {
    nginx.kill()
    await ended
    await rm(scratch, { recursive: true, force: true })
  })
  const origin = `http://127.0.0.1:${String(port)}`
  const answers = () =>
    fetch(origin).then(
      () => nginx.exitCode === null,
      () => false,
    )
  await expect.poll(answers, { timeout: 10_000, message: said.join('') }).toBe(true)
  return origin
}

describe.each(['/', '/admin/'])('nginx in front of a build for %s', (base) => {
  let dist: string

  beforeAll(async () => {
    if (isInstalled) dist = base === '/' ? inject('dist') : await buildApp({ api: 'mock', base })
  }, 300_000)

  it('serves pages, files and errors with their headers', async ({ skip }) => {
    skip(!isInstalled, 'nginx is not installed: apt-get install nginx-light')
    const origin = await serve(dist)
    const get = (path: string) => fetch(`${origin}${base}${path}`, { redirect: 'manual' })
    const page = await readFile(join(dist, 'index.html'), 'utf8')
    const script = (await readdir(join(dist, 'assets'))).find((name) => name.endsWith('.js')) ?? ''

    for (const path of ['', 'apps/user/list?page=2', 'apps/user/view/3']) {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-cache'])
      expect(await answer.text()).toBe(page)
    }
    const asset = await get(`assets/${script}`)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-encoding')).toBe('gzip')
    const gone = await get('assets/gone-123456.js')
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, null])
    const manifest = await get('site.webmanifest')
    expect([manifest.status, manifest.headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
    for (const { headers, url } of [await get(''), await get('mail-frame.html'), asset, gone, manifest]) {
      expect(headers.get('content-security-policy'), url).toContain("frame-ancestors 'self'")
      expect(headers.get('permissions-policy'), url).toContain('camera=()')
      expect(headers.get('referrer-policy'), url).toBe('same-origin')
      expect(headers.get('x-content-type-options'), url).toBe('nosniff')
    }
    if (base === '/') return
    const bare = await fetch(origin + base.slice(0, -1), { redirect: 'manual' })
    expect([bare.status, bare.headers.get('location')]).toEqual([301, base])
    expect((await fetch(`${origin}/`)).status).toBe(404)
  })

  it('publishes neither the manifest nor its own configuration', async ({ skip }) => {
    skip(!isInstalled, 'nginx is not installed: apt-get install nginx-light')
    expect((await readdir(dist, { recursive: true })).filter((file) => /manifest\.json|nginx/.test(file))).toEqual([])
    const origin = await serve(dist)
    const page = await readFile(join(dist, 'index.html'), 'utf8')
    for (const path of ['.vite/manifest.json', 'hosting/nginx.conf'])
      expect(await (await fetch(`${origin}${base}${path}`)).text()).toBe(page)
  })

  it('shows the same pages as elsewhere, emails with images included, without console messages', async ({ skip }) => {
    skip(!isInstalled, 'nginx is not installed: apt-get install nginx-light')
    const home = (await serve(dist)) + base
    const browser = await openBrowser()
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    onTestFinished(() => context.close())
    const pictures: string[] = []
    await context.route(/^https:/, (route) => {
      pictures.push(route.request().resourceType())
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' })
    })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${String(response.status())} ${response.url()}`)
    })

    await page.goto(`${home}apps/email`)
    await page.getByLabel('Email').fill('admin@demo.com')
    await page.getByLabel('Password', { exact: true }).fill('admin')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(`${home}apps/email`)
    await page.getByRole('searchbox', { name: 'Search email' }).fill('survive')
    await page
      .getByRole('link', { name: /survive this/ })
      .first()
      .click()
    const letter = page.frameLocator('main iframe').locator('body')
    await expect.poll(() => letter.innerText()).toMatch(/\w+ \w+/)
    expect(pictures).toEqual([])
    await page.getByRole('button', { name: 'Show images' }).click()
    await expect.poll(() => pictures).toContain('image')

    await page.goto(`${home}apps/user/list?page=2`)
    await page.getByRole('table').getByRole('link').first().waitFor()
    expect(complaints).toEqual([])
  })
})

it('nginx serves a build at a path of an existing site', async ({ skip }) => {
  skip(!isInstalled, 'nginx is not installed: apt-get install nginx-light')
  const dist = await buildApp({ api: 'mock', base: '/admin/' })
  const origin = await serve(dist, 'nginx-locations.conf')
  expect(await (await fetch(origin)).text()).toBe('The site')
  const page = await fetch(`${origin}/admin/apps/user/list`)
  expect(await page.text()).toBe(await readFile(join(dist, 'index.html'), 'utf8'))
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect((await fetch(`${origin}/admin/assets/gone-123456.js`)).status).toBe(404)
  const bare = await fetch(`${origin}/admin`, { redirect: 'manual' })
  expect([bare.status, bare.headers.get('location')]).toEqual([301, '/admin/'])
})
