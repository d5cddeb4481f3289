import { definePath } from '@core/module/definePath'

export const paths = {
  register: definePath('/register'),
  forgotPassword: definePath('/forgot-password'),
}
