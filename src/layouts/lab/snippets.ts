import type { LoggedCall } from '@core/lab/lab'

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** Omits the token: users may paste the command anywhere. @param origin base of relative URLs */
export function toCurl({ method, url, body, hasToken }: LoggedCall, origin: string): string {
  const parts = [`curl -X ${method} ${quote(new URL(url, origin).href)}`]
  if (hasToken) parts.push('-H "Authorization: Bearer $TOKEN"')
  if (body !== '') parts.push(`-H 'Content-Type: application/json'`, `--data ${quote(body)}`)
  return parts.join(' \\\n  ')
}

/** Name of a module's contract, for example `accountSettingsApi` for `pages/account-settings`. */
export function contractName(module: string): string {
  const last = module.slice(module.lastIndexOf('/') + 1)
  return `${last.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Api`
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** Code for the product's client. Null if no contract declares the call. */
export function toCode({ declared, body }: LoggedCall): string | null {
  if (!declared) return null
  const { module, name, params, query } = declared
  const args = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== '' && { body: parsed(body) }),
  }
  const contract = contractName(module)
  return [
    `import { ${contract} } from '@/redux/${module}/contract'`,
    '',
    `const answer = await api.call(${contract}.${name}, ${JSON.stringify(args, null, 2)})`,
  ].join('\n')
}
