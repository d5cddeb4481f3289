import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hosting, hostingFiles, sentPolicy } from '../../scripts/vite/hosting'

type Headers = Record<string, string>

const page = '<!doctype html><meta charset="utf-8"><script>var early = 1</script>'
const api = 'https://api.example.org/v1'

/** Rules of a `_headers` file: a path with indented headers. */
function rulesOf(text: string): Record<string, Headers> {
  const rules: Record<string, Headers> = {}
  let path = ''
  for (const line of text.trimEnd().split('\n')) {
    if (!line.startsWith(' ')) rules[(path = line)] = {}
    else {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
      Object.assign(rules[path] ?? {}, { [name]: value })
    }
  }
  return rules
}

interface Vercel {
  rewrites: { source: string; destination: string }[]
  redirects?: { source: string; destination: string }[]
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

function filesFor(base: string) {
  const files = hostingFiles(base, sentPolicy(page, api))
  const text = (name: string) => files[name] ?? ''
  return {
    names: Object.keys(files),
    headers: rulesOf(text('_headers')),
    redirects: text('_redirects').trimEnd().split('\n'),
    vercel: JSON.parse(text('vercel.json')) as Vercel,
    nginx: text('.vite/nginx.conf'),
  }
}

const policyOf = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
const metaOf = (html: string) => /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1] ?? ''

describe.each(['/', '/admin/', '/a.b/c/'])('configuration files of hosts for %s', (base) => {
  it('set the same headers for every file, and cache assets forever', () => {
    const { headers, vercel, nginx } = filesFor(base)
    const all = headers[`${base}*`] ?? {}
    const assets = headers[`${base}assets/*`]
    expect(Object.keys(headers)).toHaveLength(2)
    expect(Object.keys(all)).toEqual([
      'Content-Security-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'X-Content-Type-Options',
    ])
    expect(assets).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' })

    const listed = vercel.headers.map(({ source, headers: list }) => [
      source,
      Object.fromEntries(list.map(({ key, value }) => [key, value])),
    ])
    expect(listed).toEqual([
      [`${base}(.*)`, all],
      [`${base}assets/(.*)`, assets],
    ])

    const locations = nginx.split(/(?=location )/).filter((location) => location.includes('alias '))
    const caches = locations.map((location) => {
      const added = [...location.matchAll(/add_header (\S+) "(.+)"(?: always)?;/g)]
      const sent: Headers = Object.fromEntries(added.map(([, name = '', value = '']) => [name, value]))
      const { 'Cache-Control': cache, ...others } = sent
      expect(others).toEqual(all)
      return cache
    })
    expect(caches).toEqual(['no-cache', 'public, max-age=31536000, immutable', 'no-cache'])
  })

  it('set no header twice, which Cloudflare Pages would join, and exceed no line limit', () => {
    const names = Object.values(filesFor(base).headers).flatMap(Object.keys)
    expect(new Set(names).size).toBe(names.length)
    for (const line of hostingFiles(base, sentPolicy(page, api))._headers?.split('\n') ?? [])
      expect(line.length).toBeLessThan(2000)
  })

  it('serve index.html for pages, and 404 for missing files', () => {
    const { redirects, vercel, nginx } = filesFor(base)
    expect(redirects.slice(0, 2)).toEqual([
      `${base}assets/* ${base}assets/404.html 404`,
      `${base}* ${base}index.html 200`,
    ])
    const [{ source, destination } = { source: '', destination: '' }] = vercel.rewrites
    const matches = (path: string) => new RegExp(`^${source}$`).test(base + path)
    expect(destination).toBe(`${base}index.html`)
    expect(['', 'login', 'apps/user/view/3'].filter(matches)).toHaveLength(3)
    expect(matches('assets/gone-123456.js')).toBe(false)
    expect(nginx).toContain(`try_files $uri ${base}index.html;`)
  })

  it("redirect the host's root to the subpath", () => {
    const { redirects, vercel } = filesFor(base)
    expect(redirects.slice(2)).toEqual(base === '/' ? [] : [`/ ${base} 302`])
    expect(vercel.redirects).toEqual(base === '/' ? undefined : [{ source: '/', destination: base, permanent: false }])
  })

  it('contain no 404.html in the root, which Cloudflare Pages would serve for pages', () => {
    const { names } = filesFor(base)
    expect(names).not.toContain('404.html')
    expect(names).toContain('assets/404.html')
  })
})

describe('the policy header', () => {
  const sent = policyOf(sentPolicy(page, api))

  it('sets frame-ancestors, which a page cannot', () => {
    expect(sent['frame-ancestors']).toEqual(["'self'"])
  })

  it("contains the API, and the inline script's hash", () => {
    expect(sent['connect-src']).toEqual(["'self'", 'https://api.example.org', 'wss://api.example.org'])
    expect(sent['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)])
  })

  it.each(['the page', 'the mail frame'])('allows everything that the policy of %s allows', async (document) => {
    const built = async () => {
      const { transformIndexHtml } = hosting(api)
      if (typeof transformIndexHtml !== 'object') throw new Error('The plugin has another form.')
      return String(await Reflect.apply(transformIndexHtml.handler, undefined, [page, {}]))
    }
    const html = document === 'the page' ? await built() : await readFile('public/mail-frame.html', 'utf8')
    const own = Object.entries(policyOf(metaOf(html)))
    expect(own.length).toBeGreaterThan(4)
    for (const [name, sources] of own) {
      const wider = sent[name] ?? sent['default-src'] ?? []
      expect(wider, name).toEqual(expect.arrayContaining(sources.filter((source) => source !== "'none'")))
    }
  })
})

it("lets only the dev server's page wait for a restart in a worker", async () => {
  const policyOfPage = async (context: object) => {
    const { handler } = hosting(api).transformIndexHtml as { handler: unknown }
    return policyOf(metaOf(String(await Reflect.apply(handler as () => string, undefined, [page, context]))))
  }
  expect((await policyOfPage({ server: {} }))['worker-src']).toEqual(["'self'", 'blob:'])
  expect((await policyOfPage({}))['worker-src']).toBeUndefined()
})

it('is in the build for each host, with the hashes of the built page', async () => {
  const root = await mkdtemp(join(tmpdir(), 'hosting-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'index.html'), page)
  await build({
    root,
    base: '/admin/',
    configFile: false,
    logLevel: 'error',
    plugins: [hosting(api)],
  })
  const html = await readFile(join(root, 'dist/index.html'), 'utf8')
  const expected = hostingFiles('/admin/', sentPolicy(html, api))
  expect(Object.keys(expected).sort()).toEqual([
    '.vite/nginx-locations.conf',
    '.vite/nginx.conf',
    '_headers',
    '_redirects',
    'assets/404.html',
    'vercel.json',
  ])
  for (const [name, text] of Object.entries(expected))
    expect(await readFile(join(root, `dist/${name}`.replace('dist/.vite', 'dist-info')), 'utf8')).toBe(text)
  // Hosts serve every file of the build.
  expect(existsSync(join(root, 'dist/.vite'))).toBe(false)
  expect(policyOf(metaOf(html))['script-src']).toEqual(policyOf(sentPolicy(html, api))['script-src'])
})

it("is in the path that the Dockerfile copies from, to nginx's path", async () => {
  const docker = await readFile('Dockerfile', 'utf8')
  const major = /^\d+/.exec(await readFile('.nvmrc', 'utf8'))?.[0]
  expect(docker).toContain(`FROM node:${major ?? ''}-alpine AS build`)
  const [, copied = ''] = /^COPY (package\.json .+) \.\/$/m.exec(docker) ?? []
  expect(copied.split(' ').filter((file) => !existsSync(file))).toEqual([])
  const { names, nginx } = filesFor('/')
  const taken = [...docker.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)].map(([, from, to]) => [from, to])
  const [, folder] = /alias (\S+)\/;/.exec(nginx) ?? []
  expect(taken).toEqual([
    ['dist-info/nginx.conf', '/etc/nginx/conf.d/default.conf'],
    ['dist', folder],
  ])
  expect(names).toContain('.vite/nginx.conf')
})
