/** What an invoice can be written in; one that says nothing is in the first. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'] as const

export type Currency = (typeof currencies)[number]
