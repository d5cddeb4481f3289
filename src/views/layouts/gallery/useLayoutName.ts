import { useLocation } from 'react-router-dom'
import { layouts } from './layouts'

type Name = keyof typeof layouts

const names = Object.keys(layouts) as Name[] // `layouts` has no other keys

export function useLayoutName(): Name {
  const { pathname } = useLocation()
  return names.find((name) => pathname.replace(/\/$/, '').endsWith(`/${name}`)) ?? 'boxed'
}
