import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Everything but scripts may come from the page's own origin, or be drawn by its style sheets; pictures also from the API's. */
function policy(scriptHashes: readonly string[], apiOrigin: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${apiOrigin}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${apiOrigin}`.trim(),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}

/**
 * Writes a Content-Security-Policy (CSP level 3) into the page, in development and in the build: scripts come from files of
 * ours only, but for the inline ones that stand in the page when it is made, which are known by their hash.
 * @param apiUrl address of the API where it has an origin of its own
 */
export function securityPolicy(apiUrl = ''): Plugin {
  return {
    name: 'security-policy',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
          ([, code = '']) => code,
        )
        const hashes = inline.map((code) => `sha256-${createHash('sha256').update(code).digest('base64')}`)
        const content = policy(hashes, URL.canParse(apiUrl) ? new URL(apiUrl).origin : '')
        return html.replace(
          /(<meta charset[^>]*>)/,
          `$1\n    <meta http-equiv="Content-Security-Policy" content="${content}" />`,
        )
      },
    },
  }
}
