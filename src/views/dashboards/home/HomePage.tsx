import { Navigate } from 'react-router-dom'
import { paths } from '@/navigation/paths'

export function Component() {
  return <Navigate to={paths.userList.href()} replace />
}
