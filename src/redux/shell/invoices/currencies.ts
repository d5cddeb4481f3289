/** The first is the default. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'] as const

export type Currency = (typeof currencies)[number]
