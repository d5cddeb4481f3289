/** Other services that people sign in with. Their names are written alike everywhere. */
export const providers = { google: 'Google', github: 'GitHub', microsoft: 'Microsoft' } as const

export type Provider = keyof typeof providers
