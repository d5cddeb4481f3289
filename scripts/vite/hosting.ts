import { createHash } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = '/srv/app'
const forEver = 'public, max-age=31536000, immutable'

/** Scripts: own files, and inline scripts of the page by hash. Images also from the API's origin. */
function directives(html: string, apiUrl: string, issuer: string, pictures = ''): string[] {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '')
  const apiOrigin = originOf(apiUrl)
  // `'self'` includes WebSockets of the page's host; the origin of an API does not include its own.
  const socketOrigin = apiOrigin.replace(/^http/, 'ws')
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${pictures} ${apiOrigin}`.replace(/ +/g, ' ').trim(),
    "font-src 'self'",
    ['connect-src', "'self'", apiOrigin, socketOrigin, originOf(issuer)].filter(Boolean).join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ]
}

/**
 * The policy in the header of every file. It adds `frame-ancestors`, which works only in a header. It allows images of other
 * servers, because `mail-frame.html` shows them on request; the policy in `index.html` still forbids them there.
 * @param html the built page
 */
export function sentPolicy(html: string, apiUrl = '', issuer = ''): string {
  return [...directives(html, apiUrl, issuer, 'https:'), "frame-ancestors 'self'"].join('; ')
}

function vercelFile(base: string, headers: readonly (readonly [string, string])[]): string {
  const rules = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    rewrites: [{ source: `${base}((?!assets/).*)`, destination: `${base}index.html` }],
    ...(base !== '/' && { redirects: [{ source: '/', destination: base, permanent: false }] }),
    headers: [
      { source: `${base}(.*)`, headers: headers.map(([key, value]) => ({ key, value })) },
      { source: `${base}assets/(.*)`, headers: [{ key: 'Cache-Control', value: forEver }] },
    ],
  }
  return `${JSON.stringify(rules, null, 2)}\n`
}

/** Each location repeats the headers, because `add_header` in a location drops inherited ones. */
function nginxLocations(base: string, headers: readonly (readonly [string, string])[]): string {
  const added = headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')
  // Not for errors: a missing file may exist after the next deployment.
  const withHeaders = (cache: string) => `${added}\n  add_header Cache-Control "${cache}";`
  const gzip = `  gzip on;
  gzip_comp_level 6;
  gzip_vary on;
  gzip_types application/javascript application/json application/manifest+json image/svg+xml text/css text/javascript;`
  return `# Generated for the base path ${base}. Include it inside a "server" block.
location ${base} {
  alias ${folder}/;
  try_files $uri ${base}index.html;
${gzip}
${withHeaders('no-cache')}
}
location ${base}assets/ {
  alias ${folder}/assets/;
${gzip}
${withHeaders(forEver)}
}
location = ${base}site.webmanifest {
  alias ${folder}/site.webmanifest;
  types {}
  default_type application/manifest+json;
${withHeaders('no-cache')}
}
${base === '/' ? '' : `location = ${base.slice(0, -1)} {\n  absolute_redirect off;\n  return 301 ${base};\n}\n`}`
}

/** A server of its own. */
function nginxServer(base: string, locations: string): string {
  const others = base === '/' ? '' : '  location / {\n    return 404;\n  }\n'
  return `# Generated for the base path ${base}. Include it inside "http", such as in /etc/nginx/conf.d.
server {
  listen 80;
  listen [::]:80;
  server_tokens off;

${locations.replace(/^(?=.)/gm, '  ')}${others}}
`
}

/** Moved out of the build, because hosts must not serve it. Vite writes its manifest there, too. */
const infoFolder = '.vite'

/**
 * Configuration files of hosts, by their path in the build; see docs/deployment.md.
 * @param base path that the product is served under, with a slash at both ends
 * @param policy value of the Content-Security-Policy header
 */
export function hostingFiles(base: string, policy: string): Readonly<Record<string, string>> {
  // `Permissions-Policy` disables what the product does not use.
  const headers = [
    ['Content-Security-Policy', policy],
    ['Permissions-Policy', 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()'],
    ['Referrer-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ] as const
  const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')
  const locations = nginxLocations(base, headers)
  const toBase = base === '/' ? '' : `/ ${base} 302\n`
  return {
    // Netlify and Cloudflare Pages join values of several matching rules, so no header may occur twice for a path.
    _headers: `${base}*\n${lines}${base}assets/*\n  Cache-Control: ${forEver}\n`,
    // For Netlify. Cloudflare Pages uses only the third line, and does the rest without rules.
    _redirects: `${base}assets/* ${base}assets/404.html 404\n${base}* ${base}index.html 200\n${toBase}`,
    'vercel.json': vercelFile(base, headers),
    [`${infoFolder}/nginx.conf`]: nginxServer(base, locations),
    [`${infoFolder}/nginx-locations.conf`]: locations,
    // In `assets`, because Cloudflare Pages would use a 404.html in the root for pages, too.
    'assets/404.html': '<!doctype html>\n<html lang="en">\n  <title>404</title>\n</html>\n',
  }
}

/**
 * Adds a Content-Security-Policy (CSP level 3) to the page, and the configuration files of hosts to the build. Files that no host
 * may serve are moved to a folder beside it, such as `dist-info`.
 * @param apiUrl URL of the API, if it has another origin
 * @param issuer URL of the OpenID provider; empty for other sessions
 */
export function hosting(apiUrl = '', issuer = ''): Plugin {
  return {
    name: 'hosting',
    transformIndexHtml: {
      order: 'post',
      handler(html, { server }) {
        // Vite's client polls a restarting server in a worker.
        const additions = server ? ["worker-src 'self' blob:"] : []
        const policy = [...directives(html, apiUrl, issuer), ...additions].join('; ')
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
        return html.replace(/(<meta charset[^>]*>)/, `$1\n    ${meta}`)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html.')
        const files = hostingFiles(this.environment.config.base, sentPolicy(String(page.source), apiUrl, issuer))
        for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
      },
    },
    async writeBundle({ dir = '' }) {
      await rm(`${dir}-info`, { recursive: true, force: true })
      await rename(join(dir, infoFolder), `${dir}-info`)
    },
  }
}
