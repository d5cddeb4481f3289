import type { Area } from '@core/module/defineModule'

const files = import.meta.glob<Area>('../../*/*/area.ts', { import: 'area', eager: true })

/** In the order of the module keys. */
export const areas: readonly Area[] = Object.values(files)
