import { addDays } from '@fake-db/kit/env'
import { personNamed } from '@fake-db/shell/people/people'
import type { ContactEntry, FileEntry, PageEntry } from '@/redux/shell/search/schema'
import type { CataloguePage } from './page'

const modules = import.meta.glob<readonly CataloguePage[]>('../../*/*/pages.ts', { import: 'pages', eager: true })

/** Pages of the specification's catalogue that are yet to come. A module that brings one takes its entry along. */
export const plannedPages = [
  // Pages
  ['loginBasic', 'Login Basic', 'log-in', '/pages/login-basic'],
  ['loginCover', 'Login Cover', 'log-in', '/pages/login-cover'],
  ['registerBasic', 'Register Basic', 'user-plus', '/pages/register-basic'],
  ['registerCover', 'Register Cover', 'user-plus', '/pages/register-cover'],
  ['forgotPasswordBasic', 'Forgot Password Basic', 'key', '/pages/forgot-password-basic'],
  ['forgotPasswordCover', 'Forgot Password Cover', 'key', '/pages/forgot-password-cover'],
  ['resetPasswordBasic', 'Reset Password Basic', 'rotate-ccw-key', '/pages/reset-password-basic'],
  ['resetPasswordCover', 'Reset Password Cover', 'rotate-ccw-key', '/pages/reset-password-cover'],
  ['verifyEmailBasic', 'Verify Email Basic', 'mail-check', '/pages/verify-email-basic'],
  ['verifyEmailCover', 'Verify Email Cover', 'mail-check', '/pages/verify-email-cover'],
  ['twoStepsBasic', 'Two Steps Basic', 'shield-check', '/pages/two-steps-basic'],
  ['twoStepsCover', 'Two Steps Cover', 'shield-check', '/pages/two-steps-cover'],
  ['accountSettings', 'Account Settings', 'settings', '/pages/account-settings'],
  ['profile', 'Profile', 'circle-user', '/pages/profile'],
  ['modalExamples', 'Modal Examples', 'app-window', '/pages/modal-examples'],
  ['comingSoon', 'Coming Soon', 'rocket', '/misc/coming-soon'],
  ['maintenance', 'Maintenance', 'wrench', '/misc/maintenance'],
  // UI elements and cards
  ['typography', 'Typography', 'type', '/ui/typography'],
  ['colors', 'Colors', 'palette', '/ui/colors'],
  ['icons', 'Icons', 'shapes', '/ui/icons'],
  // Components
  ['pagination', 'Pagination', 'ellipsis', '/components/pagination'],
  ['popover', 'Popover', 'message-square-more', '/components/popover'],
  ['progress', 'Progress', 'loader', '/components/progress'],
  ['rating', 'Rating', 'star', '/components/rating'],
  ['skeleton', 'Skeleton', 'scan', '/components/skeleton'],
  ['spinner', 'Spinner', 'loader-circle', '/components/spinner'],
  ['stepper', 'Stepper', 'milestone', '/components/stepper'],
  ['tabs', 'Tabs', 'panel-top', '/components/tabs'],
  ['timeline', 'Timeline', 'git-commit-vertical', '/components/timeline'],
  ['toast', 'Toast', 'bell-ring', '/components/toast'],
  ['tooltip', 'Tooltip', 'message-circle', '/components/tooltip'],
  ['tree', 'Tree', 'folder-tree', '/components/tree'],
  // Extensions
  ['dialogs', 'Dialogs', 'message-square-warning', '/extensions/dialogs'],
  ['slider', 'Slider', 'sliders-horizontal', '/extensions/slider'],
  ['dragAndDrop', 'Drag and Drop', 'grip', '/extensions/drag-and-drop'],
  ['tour', 'Tour', 'map', '/extensions/tour'],
  ['clipboard', 'Clipboard', 'clipboard', '/extensions/clipboard'],
  ['mediaPlayer', 'Media Player', 'circle-play', '/extensions/media-player'],
  ['contextMenu', 'Context Menu', 'menu', '/extensions/context-menu'],
  ['swiper', 'Swiper', 'gallery-thumbnails', '/extensions/swiper'],
  ['i18n', 'Languages', 'languages', '/extensions/i18n'],
  ['import', 'Import', 'file-down', '/extensions/import'],
  ['export', 'Export', 'file-up', '/extensions/export'],
  ['exportSelected', 'Export Selected', 'list-checks', '/extensions/export-selected'],
  // Page layouts
  ['layoutBoxed', 'Boxed Layout', 'square', '/layouts/boxed'],
  ['layoutFull', 'Full-width Layout', 'maximize', '/layouts/full'],
  ['layoutCollapsedMenu', 'Collapsed Menu', 'panel-left-close', '/layouts/collapsed-menu'],
  ['layoutWithoutMenu', 'Layout without Menu', 'panel-left-dashed', '/layouts/without-menu'],
  ['layoutHorizontal', 'Horizontal Menu', 'panel-top-open', '/layouts/horizontal'],
  ['layoutStatic', 'Static Navbar', 'pin-off', '/layouts/static'],
  ['layoutSticky', 'Sticky Navbar', 'pin', '/layouts/sticky'],
  ['layoutBlank', 'Blank Layout', 'file', '/layouts/blank'],
  ['layoutOneColumn', 'One Column', 'rectangle-vertical', '/layouts/one-column'],
  ['layoutTwoColumns', 'Two Columns', 'columns-2', '/layouts/two-columns'],
  // Forms
  ['input', 'Input', 'text-cursor-input', '/forms/input'],
  ['inputMask', 'Input Mask', 'asterisk', '/forms/input-mask'],
  ['numberInput', 'Number Input', 'hash', '/forms/number-input'],
  ['textarea', 'Textarea', 'text-initial', '/forms/textarea'],
  ['checkboxAndRadio', 'Checkbox, Radio and Switch', 'square-check', '/forms/checkbox-radio-switch'],
  ['select', 'Select', 'square-chevron-down', '/forms/select'],
  ['autocomplete', 'Autocomplete', 'text-search', '/forms/autocomplete'],
  ['datePicker', 'Date Picker', 'calendar-days', '/forms/date-picker'],
  ['fileUploader', 'File Uploader', 'cloud-upload', '/forms/file-uploader'],
  ['editor', 'Editor', 'pilcrow', '/forms/editor'],
  ['formRepeater', 'Form Repeater', 'copy-plus', '/forms/repeater'],
  ['formLayouts', 'Form Layouts', 'layout-list', '/forms/layouts'],
  ['formWizard', 'Form Wizard', 'wand-sparkles', '/forms/wizard'],
  ['formValidation', 'Form Validation', 'circle-check-big', '/forms/validation'],
  // Tables and charts
] satisfies [target: string, title: string, icon: string, link: string][]

/** Every page of the product, and those that are yet to come. */
const pages: readonly CataloguePage[] = [
  ...Object.values(modules).flat(),
  ...plannedPages.map(([target, title, icon, link]) => ({ target, title, icon, link })),
]

export const seedPages: readonly PageEntry[] = pages.map(({ bookmark, ...page }, index) => ({
  id: index + 1,
  isBookmarked: bookmark !== undefined,
  ...page,
}))

/** The ids of those that are bookmarked at first, in their order. */
export const seedBookmarks: readonly number[] = pages
  .flatMap(({ bookmark }, index) => (bookmark === undefined ? [] : [{ bookmark, id: index + 1 }]))
  .sort((a, b) => a.bookmark - b.bookmark)
  .map(({ id }) => id)

export const seedFiles: readonly FileEntry[] = [
  { title: 'Board pack, third quarter', by: 'Amara Mensah', size: '2.4 MB', file: '/images/files/pdf.svg' },
  { title: 'Price list for resellers', by: 'Catalina Reyes', size: '318 KB', file: '/images/files/sheet.svg' },
  { title: 'Onboarding checklist', by: 'Adaeze Okonkwo', size: '64 KB', file: '/images/files/doc.svg' },
  { title: 'Town hall slides', by: 'Priya Raghunathan', size: '8.1 MB', file: '/images/files/slides.svg' },
  { title: 'Warehouse floor plan', by: 'Łukasz Wiśniewski', size: '1.2 MB', file: '/images/files/image.svg' },
  { title: 'Brand assets', by: 'Giulia Bernasconi', size: '46.3 MB', file: '/images/files/archive.svg' },
  { title: 'Interview with the founders', by: 'Ngozi Eze-Williams', size: '27.8 MB', file: '/images/files/audio.svg' },
  { title: 'Product film, rough cut', by: 'Haruka Nishimura', size: '212 MB', file: '/images/files/video.svg' },
  { title: 'Webhook examples', by: 'Dmytro Shevchenko', size: '12 KB', file: '/images/files/code.svg' },
  { title: 'Meeting notes, Monday', by: 'Wanjiru Kamau', size: '9 KB', file: '/images/files/text.svg' },
  { title: 'Cold chain audit report', by: 'Kofi Boateng', size: '3.7 MB', file: '/images/files/pdf.svg' },
  { title: 'Travel budget', by: 'Aroha Ngata', size: '146 KB', file: '/images/files/sheet.svg' },
  { title: 'Translation guide', by: 'Clément Roux', size: '88 KB', file: '/images/files/doc.svg' },
  { title: 'Investor update', by: '陈思远', size: '5.6 MB', file: '/images/files/slides.svg' },
  { title: 'Team photo, harbour', by: 'Mateus Oliveira', size: '4.4 MB', file: '/images/files/image.svg' },
  { title: 'Invoices of last year', by: 'Inés Echeverría Goñi', size: '18.9 MB', file: '/images/files/archive.svg' },
  {
    title: 'Support call, recorded with consent',
    by: 'Hye-jin Park',
    size: '11.2 MB',
    file: '/images/files/audio.svg',
  },
  { title: 'How to pack a kayak', by: 'Sofía Márquez Villanueva', size: '96.5 MB', file: '/images/files/video.svg' },
  { title: 'Import script for contacts', by: 'Jakub Dvořák', size: '6 KB', file: '/images/files/code.svg' },
  { title: 'Data protection agreement', by: 'Grace Whitfield', size: '540 KB', file: '/images/files/pdf.svg' },
]

/** Whom one last heard from, and how many days ago. */
const contacts = [
  ['Amara Mensah', 0],
  ['Clément Roux', 1],
  ['Adaeze Okonkwo', 1],
  ['Catalina Reyes', 2],
  ['Haruka Nishimura', 4],
  ['Łukasz Wiśniewski', 5],
  ['陈思远', 8],
  ['Jakub Dvořák', 9],
  ['Tariq Al-Mansoori', 13],
  ['Aroha Ngata', 17],
  ['Wanjiru Kamau', 21],
  ['ليلى حدّاد', 26],
  ['Kofi Boateng', 33],
  ['Hye-jin Park', 48],
  ['Grace Whitfield', 61],
] satisfies [fullName: string, daysAgo: number][]

function dayMonthYear(date: Date): string {
  const [day, month] = [date.getDate(), date.getMonth() + 1].map((part) => String(part).padStart(2, '0'))
  return `${day}/${month}/${date.getFullYear()}`
}

/** People one can find by name; dates are dd/mm/yyyy, counted back from `now`. */
export function seedContacts(now: Date): ContactEntry[] {
  return contacts.map(([fullName, daysAgo]) => {
    const { email, avatar } = personNamed(fullName)
    return { title: fullName, email, img: avatar, date: dayMonthYear(addDays(now, -daysAgo)) }
  })
}
