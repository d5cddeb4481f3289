/** Login providers; the names are not translated. */
export const providers = { google: 'Google', github: 'GitHub', microsoft: 'Microsoft' } as const

export type Provider = keyof typeof providers
