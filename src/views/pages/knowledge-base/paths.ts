import { definePath } from '@core/module/definePath'

export const paths = {
  knowledgeBase: definePath('/pages/knowledge-base'),
  category: definePath('/pages/knowledge-base/:category'),
  question: definePath('/pages/knowledge-base/question/:slug'),
}
