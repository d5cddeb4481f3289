import { Logo } from '@core/illustrations/Logo'
import { Link } from 'react-router-dom'
import { landingPath, publicPaths } from '@/configs/publicPaths'
import { product } from '@/product'
import { useAppSelector } from '@/redux/app/hooks'
import { selectUserData } from '@/redux/shell/session/slice'

export function Brand() {
  const user = useAppSelector(selectUserData)
  return (
    <Link className="brand touch-target" to={user ? landingPath(user.role) : publicPaths.home.pattern}>
      <Logo form="icon" />
      <span className="brand-name">{product.name}</span>
    </Link>
  )
}
