import { shownAmounts } from '@fake-db/kit/shown'
import type { Finder } from '@fake-db/shell/finder/findable'
import { createShop } from './shop'

export const finder: Finder = {
  subject: 'Ecommerce',
  rows: (env) =>
    env
      .shared(createShop)
      .products()
      .map(({ slug, name, brand, price }) => {
        const cents = Math.round(price * 100)
        return [{ params: { slug }, title: name, note: brand, cents }, [name, brand, ...shownAmounts(cents)]]
      }),
}
