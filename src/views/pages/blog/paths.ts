import { definePath } from '@core/module/definePath'

export const paths = {
  blog: definePath('/pages/blog/list'),
  feed: definePath('/pages/blog/feed'),
  post: definePath('/pages/blog/detail/:id?'),
  /** `new` in place of an id is a post that is yet to be written. */
  postEdit: definePath('/pages/blog/edit/:id?'),
}
