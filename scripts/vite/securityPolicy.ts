import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Scripts: own files, and inline scripts of the page by hash. Images also from the API's origin. */
function directives(html: string, apiUrl: string, issuer: string, pictures = ''): string[] {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '')
  const apiOrigin = originOf(apiUrl)
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${pictures} ${apiOrigin}`.replace(/ +/g, ' ').trim(),
    "font-src 'self'",
    ['connect-src', "'self'", apiOrigin, originOf(issuer)].filter(Boolean).join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ]
}

/**
 * The policy in the header of every file. It adds `frame-ancestors`, which works only in a header. It allows images of other servers,
 * because `mail-frame.html` shows them on request; the policy in `index.html` still forbids them there.
 * @param html the built page
 * @param apiUrl URL of the API, if it has another origin
 * @param issuer URL of the OpenID provider; empty for other sessions
 */
export function sentPolicy(html: string, apiUrl = '', issuer = ''): string {
  return [...directives(html, apiUrl, issuer, 'https:'), "frame-ancestors 'self'"].join('; ')
}

/**
 * Adds a Content-Security-Policy (CSP level 3) to the page, in development and in the build.
 * @param apiUrl URL of the API, if it has another origin
 * @param issuer URL of the OpenID provider; empty for other sessions
 */
export function securityPolicy(apiUrl = '', issuer = ''): Plugin {
  return {
    name: 'security-policy',
    transformIndexHtml: {
      order: 'post',
      handler(html, { server }) {
        // Vite's client polls a restarting server in a worker.
        const additions = server ? ["worker-src 'self' blob:"] : []
        const policy = [...directives(html, apiUrl, issuer), ...additions].join('; ')
        return html.replace(
          /(<meta charset[^>]*>)/,
          `$1\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        )
      },
    },
  }
}
