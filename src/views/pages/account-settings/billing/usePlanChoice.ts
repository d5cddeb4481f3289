import { useSearchParams } from 'react-router-dom'
import type { PlanChoice } from '@/redux/shell/subscription/schema'
import { intervals, planKeys } from '@/redux/shell/subscription/schema'

/** The plan that is being chosen, such as `?plan=standard&interval=yearly`: the prices lead here with one. */
export function usePlanChoice(usual: PlanChoice['interval']) {
  const [search, setSearch] = useSearchParams()
  const plan = planKeys.find((key) => key === search.get('plan'))
  const interval = intervals.find((key) => key === search.get('interval')) ?? usual
  const chosen: PlanChoice | null = plan ? { plan, interval } : null
  return {
    /** Null while none is being chosen. */
    chosen,
    choose: (choice: PlanChoice) => setSearch({ ...choice }, { replace: chosen !== null, preventScrollReset: true }),
    close: () => setSearch({}, { replace: true, preventScrollReset: true }),
  }
}
