import { memberRoutes } from '../support/routes'
import { testScreens } from '../support/screen'

testScreens(
  'admin',
  memberRoutes.filter(
    ({ path }) =>
      !/^\/(components|extensions|forms|ui|charts|cards|layouts|tables|datatables)\//.test(path) &&
      !path.startsWith('/apps/'),
  ),
)
