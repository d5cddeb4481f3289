import type { Area } from '@core/module/defineModule'

const files = import.meta.glob<Area>('../../*/*/area.ts', { import: 'area', eager: true })

/** Every area of the product that rights are given in, in the order of the modules' keys. */
export const areas: readonly Area[] = Object.values(files)
