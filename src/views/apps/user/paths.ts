import { definePath } from '@core/module/definePath'

export const paths = {
  userList: definePath('/apps/user/list'),
  userImport: definePath('/apps/user/import'),
  join: definePath('/join'),
  userView: definePath('/apps/user/view/:id?/:tab?'),
}
