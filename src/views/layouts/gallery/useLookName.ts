import { useLocation } from 'react-router-dom'
import { looks } from './looks'

type Name = keyof typeof looks

const names = Object.keys(looks) as Name[] // `looks` has no other keys

export function useLookName(): Name {
  const { pathname } = useLocation()
  return names.find((name) => pathname.replace(/\/$/, '').endsWith(`/${name}`)) ?? 'boxed'
}
