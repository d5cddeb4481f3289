import { definePath } from '@core/module/definePath'

export const paths = {
  datatablesBasic: definePath('/datatables/basic'),
  datatablesAdvanced: definePath('/datatables/advance'),
}
