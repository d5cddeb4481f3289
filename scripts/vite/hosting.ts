import type { Plugin } from 'vite'
import { sentPolicy } from './securityPolicy.ts'

/** Where nginx looks for the build; the Dockerfile puts it there. */
const folder = '/srv/app'
/** Files whose names change with what is in them. */
const forEver = 'public, max-age=31536000, immutable'

/** Sent with every file. What the product never asks a browser for is forbidden to whatever gets into it. */
const headersUnder = (policy: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy,
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
})

/** Netlify and Cloudflare Pages, which join what several rules say of one header: none may stand here twice for one path. */
function headersFile(base: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `${base}*\n${lines.join('\n')}\n${base}assets/*\n  Cache-Control: ${forEver}\n`
}

/** Netlify. Cloudflare Pages needs the third line only and passes over the others, which it does by itself. */
function redirectsFile(base: string): string {
  const rules = [`${base}assets/* ${base}assets/404.html 404`, `${base}* ${base}index.html 200`]
  return `${[...rules, ...(base === '/' ? [] : [`/ ${base} 302`])].join('\n')}\n`
}

function vercelFile(base: string, headers: Readonly<Record<string, string>>): string {
  const listed = Object.entries(headers).map(([key, value]) => ({ key, value }))
  const rules = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    rewrites: [{ source: `${base}((?!assets/).*)`, destination: `${base}index.html` }],
    ...(base !== '/' && { redirects: [{ source: '/', destination: base, permanent: false }] }),
    headers: [
      { source: `${base}(.*)`, headers: listed },
      { source: `${base}assets/(.*)`, headers: [{ key: 'Cache-Control', value: forEver }] },
    ],
  }
  return `${JSON.stringify(rules, null, 2)}\n`
}

/** A location's own `add_header` would take away all those around it, so that what differs is looked up in a map. */
function nginxFile(base: string, headers: Readonly<Record<string, string>>): string {
  const pattern = base.replaceAll('.', String.raw`\.`)
  const added = Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`)
  return `# Made by the build for the base ${base}, to be included inside "http", such as in /etc/nginx/conf.d.
map $uri $app_cache {
  default "no-cache";
  "~^${pattern}assets/" "${forEver}";
}

server {
  listen 80;
  server_tokens off;
  absolute_redirect off;

  gzip on;
  gzip_vary on;
  gzip_types application/javascript application/json application/manifest+json image/svg+xml text/css text/javascript;

${added.join('\n')}
  # Not with errors: a file that is missing today may be there tomorrow.
  add_header Cache-Control $app_cache;

  location ${base} {
    alias ${folder}/;
    try_files $uri ${base}index.html;
  }
  location ${base}assets/ {
    alias ${folder}/assets/;
  }
  location = ${base}site.webmanifest {
    alias ${folder}/site.webmanifest;
    types {}
    default_type application/manifest+json;
  }
${base === '/' ? '' : `  location = ${base.slice(0, -1)} {\n    return 301 ${base};\n  }\n  location / {\n    return 404;\n  }\n`}}
`
}

/**
 * What each host reads, by its file in the build; docs/deployment.md says which is whose.
 * @param base path that the product is served under, with a slash at both ends
 * @param policy the Content-Security-Policy that is sent
 */
export function hostingFiles(base: string, policy: string): Readonly<Record<string, string>> {
  const headers = headersUnder(policy)
  return {
    _headers: headersFile(base, headers),
    _redirects: redirectsFile(base),
    'vercel.json': vercelFile(base, headers),
    'hosting/nginx.conf': nginxFile(base, headers),
    // Not at the top, where Cloudflare Pages would take it for the sign that pages are to be answered with 404, too.
    'assets/404.html': '<!doctype html>\n<html lang="en">\n  <title>404</title>\n</html>\n',
  }
}

/**
 * Writes what hosts have to be told into the build.
 * @param apiUrl address of the API where it has an origin of its own
 * @param issuer URL of the OpenID provider; empty for other sessions
 */
export function hosting(apiUrl = '', issuer = ''): Plugin {
  let base = '/'
  return {
    name: 'hosting',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html.')
        const files = hostingFiles(base, sentPolicy(String(page.source), apiUrl, issuer))
        for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}
