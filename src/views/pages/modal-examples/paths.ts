import { definePath } from '@core/module/definePath'

export const paths = { modalExamples: definePath('/pages/modal-examples') }
