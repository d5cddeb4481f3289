import { definePath } from '@core/module/definePath'

export const paths = {
  blog: definePath('/pages/blog/list'),
  feed: definePath('/pages/blog/feed'),
  post: definePath('/pages/blog/detail/:id?'),
  /** `new` instead of an id creates a post. */
  postEdit: definePath('/pages/blog/edit/:id?'),
}
