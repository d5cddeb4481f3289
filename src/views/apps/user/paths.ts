import { definePath } from '@core/module/definePath'

export const paths = {
  userList: definePath('/apps/user/list'),
  userView: definePath('/apps/user/view/:id?/:tab?'),
}
