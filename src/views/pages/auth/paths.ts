import { definePath } from '@core/module/definePath'

export const paths = {
  register: definePath('/register'),
  forgotPassword: definePath('/forgot-password'),
  resetPassword: definePath('/reset-password'),
  twoSteps: definePath('/two-steps'),
  provider: definePath('/oauth/:provider'),
}
