import { useSearchParams } from 'react-router-dom'
import { planLimits } from '@/redux/shell/subscription/schema'

interface PricingAddress {
  isYearly: boolean
  seats: number
}

const usual: PricingAddress = { isYearly: false, seats: 1 }

/** State in the URL, for example `?interval=yearly&seats=20`. */
export function usePricingAddress(): PricingAddress & { change: (to: Partial<PricingAddress>) => void } {
  const [search, setSearch] = useSearchParams()
  const wanted = Math.round(Number(search.get('seats')))
  const seats = wanted >= 1 && wanted <= planLimits.enterprise.userLimit ? wanted : usual.seats
  const isYearly = search.get('interval') === 'yearly'
  return {
    isYearly,
    seats,
    change(to) {
      const next = { isYearly, seats, ...to }
      setSearch(
        {
          ...(next.isYearly && { interval: 'yearly' }),
          ...(next.seats !== usual.seats && { seats: String(next.seats) }),
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}
