import { definePath } from '@core/module/definePath'

/** Every route's address, declared once. Pages link through this file only, and it imports no page. */
export const paths = {
  home: definePath('/'),
  dashboardAnalytics: definePath('/dashboard/analytics'),
  email: definePath('/apps/email/:folder?/:id?'),
  emailLabel: definePath('/apps/email/label/:label/:id?'),
  userList: definePath('/apps/user/list'),
  userView: definePath('/apps/user/view/:id?/:tab?'),
  chat: definePath('/apps/chat/:id?'),
  kanban: definePath('/apps/kanban'),
  todo: definePath('/apps/todo/:filter?/:id?'),
  todoTag: definePath('/apps/todo/tag/:tag/:id?'),
  calendar: definePath('/apps/calendar'),
  shop: definePath('/apps/ecommerce/shop'),
  product: definePath('/apps/ecommerce/product-detail/:slug?'),
  wishlist: definePath('/apps/ecommerce/wishlist'),
  checkout: definePath('/apps/ecommerce/checkout/:step?/:id?'),
  orders: definePath('/apps/ecommerce/orders/:id?'),
  invoiceList: definePath('/apps/invoice/list'),
  invoicePreview: definePath('/apps/invoice/preview/:id?'),
  invoiceEdit: definePath('/apps/invoice/edit/:id?'),
  invoiceAdd: definePath('/apps/invoice/add'),
  roles: definePath('/apps/roles'),
  permissions: definePath('/apps/permissions'),
  accessControl: definePath('/access-control'),
  apiReference: definePath('/pages/api-reference'),
  tablesReactstrap: definePath('/tables/reactstrap'),
  datatablesBasic: definePath('/datatables/basic'),
  datatablesAdvanced: definePath('/datatables/advance'),
  cardsBasic: definePath('/cards/basic'),
  cardsAdvance: definePath('/cards/advance'),
  cardsActions: definePath('/cards/actions'),
  cardsStatistics: definePath('/cards/statistics'),
  cardsAnalytics: definePath('/cards/analytics'),
  charts: definePath('/charts/apex'),
  login: definePath('/login'),
  register: definePath('/register'),
  forgotPassword: definePath('/forgot-password'),
  notAuthorized: definePath('/misc/not-authorized'),
  error: definePath('/misc/error'),
}

/** Where someone lands after signing in (specification section 6): a client may read little but the access-control page. */
export function landingPath(role: string): string {
  return role === 'client' ? paths.accessControl.pattern : paths.home.pattern
}
