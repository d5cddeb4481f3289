import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'layoutBoxed', title: 'Boxed Layout', icon: 'square', link: '/layouts/boxed' },
  { target: 'layoutFull', title: 'Full-width Layout', icon: 'maximize', link: '/layouts/full' },
  {
    target: 'layoutCollapsedMenu',
    title: 'Collapsed Menu',
    icon: 'panel-left-close',
    link: '/layouts/collapsed-menu',
  },
  {
    target: 'layoutWithoutMenu',
    title: 'Layout without Menu',
    icon: 'panel-left-dashed',
    link: '/layouts/without-menu',
  },
  { target: 'layoutHorizontal', title: 'Horizontal Menu', icon: 'panel-top-open', link: '/layouts/horizontal' },
  { target: 'layoutStatic', title: 'Static Navbar', icon: 'pin-off', link: '/layouts/static' },
  { target: 'layoutSticky', title: 'Sticky Navbar', icon: 'pin', link: '/layouts/sticky' },
  { target: 'layoutBlank', title: 'Blank Layout', icon: 'file', link: '/layouts/blank' },
  { target: 'layoutOneColumn', title: 'One Column', icon: 'rectangle-vertical', link: '/layouts/one-column' },
  { target: 'layoutTwoColumns', title: 'Two Columns', icon: 'columns-2', link: '/layouts/two-columns' },
]
