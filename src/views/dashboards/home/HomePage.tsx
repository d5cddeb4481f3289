import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { Navigate } from 'react-router-dom'
import { paths } from '@/navigation/paths'

/** Leads on; what it shows until the other page is there is as long as that, so that the footer stays where it is. */
export function Component() {
  return (
    <LoadingRegion>
      <Skeleton shape="block" height="100dvh" />
      <Navigate to={paths.userList.href()} replace />
    </LoadingRegion>
  )
}
