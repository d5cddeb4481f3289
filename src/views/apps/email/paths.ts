import { definePath } from '@core/module/definePath'

export const paths = {
  email: definePath('/apps/email/:folder?/:id?'),
  emailLabel: definePath('/apps/email/label/:label/:id?'),
}
