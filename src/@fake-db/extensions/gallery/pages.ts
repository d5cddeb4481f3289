import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'dialogs', title: 'Dialogs', icon: 'message-square-warning', link: '/extensions/dialogs' },
  { target: 'clipboard', title: 'Clipboard', icon: 'clipboard', link: '/extensions/clipboard' },
  { target: 'contextMenu', title: 'Context Menu', icon: 'menu', link: '/extensions/context-menu' },
  { target: 'dragAndDrop', title: 'Drag and Drop', icon: 'grip', link: '/extensions/drag-and-drop' },
  { target: 'export', title: 'Export', icon: 'file-up', link: '/extensions/export' },
  { target: 'exportSelected', title: 'Export Selected', icon: 'list-checks', link: '/extensions/export-selected' },
  { target: 'import', title: 'Import', icon: 'file-down', link: '/extensions/import' },
  { target: 'slider', title: 'Slider', icon: 'sliders-horizontal', link: '/extensions/slider' },
  { target: 'swiper', title: 'Swiper', icon: 'gallery-thumbnails', link: '/extensions/swiper' },
  { target: 'tour', title: 'Tour', icon: 'map', link: '/extensions/tour' },
  { target: 'mediaPlayer', title: 'Media Player', icon: 'circle-play', link: '/extensions/media-player' },
  { target: 'i18n', title: 'Languages', icon: 'languages', link: '/extensions/i18n' },
]
