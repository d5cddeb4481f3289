import { useLocation } from 'react-router-dom'
import { looks } from './looks'

type Name = keyof typeof looks

const names = Object.keys(looks) as Name[] // which are no others

/** Which of the layouts in the shell stands at the address. */
export function useLookName(): Name {
  const { pathname } = useLocation()
  return names.find((name) => pathname.replace(/\/$/, '').endsWith(`/${name}`)) ?? 'boxed'
}
