import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Everything but scripts may come from the page's own origin, or be drawn by its style sheets; pictures also from the API's. */
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
 * The policy that a host sends with every file: that of the page, and who may frame it, which a page cannot say itself. Pictures
 * of other servers are left to the documents, whose own policies count as well: the page's lets none in, and that of
 * `mail-frame.html` does, once a reader has asked for them. So one header does for both.
 * @param html the page as it is built
 * @param apiUrl address of the API where it has an origin of its own
 * @param issuer URL of the OpenID provider; empty for other sessions
 */
export function sentPolicy(html: string, apiUrl = '', issuer = ''): string {
  return [...directives(html, apiUrl, issuer, 'https:'), "frame-ancestors 'self'"].join('; ')
}

/**
 * Writes a Content-Security-Policy (CSP level 3) into the page, in development and in the build: scripts come from files of
 * ours only, but for the inline ones that stand in the page when it is made, which are known by their hash.
 * @param apiUrl address of the API where it has an origin of its own
 * @param issuer URL of the OpenID provider; empty for other sessions
 */
export function securityPolicy(apiUrl = '', issuer = ''): Plugin {
  const additions: string[] = []
  return {
    name: 'security-policy',
    configureServer() {
      // Vite's client waits for a restarted server in a worker of this kind.
      additions.push("worker-src 'self' blob:")
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const policy = [...directives(html, apiUrl, issuer), ...additions].join('; ')
        return html.replace(
          /(<meta charset[^>]*>)/,
          `$1\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        )
      },
    },
  }
}
