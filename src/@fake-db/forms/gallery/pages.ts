import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'input', title: 'Input', icon: 'text-cursor-input', link: '/forms/input' },
  { target: 'textarea', title: 'Textarea', icon: 'text-initial', link: '/forms/textarea' },
  {
    target: 'checkboxAndRadio',
    title: 'Checkbox, Radio and Switch',
    icon: 'square-check',
    link: '/forms/checkbox-radio-switch',
  },
  { target: 'numberInput', title: 'Number Input', icon: 'hash', link: '/forms/number-input' },
  { target: 'inputMask', title: 'Input Mask', icon: 'asterisk', link: '/forms/input-mask' },
  { target: 'select', title: 'Select', icon: 'square-chevron-down', link: '/forms/select' },
  { target: 'autocomplete', title: 'Autocomplete', icon: 'text-search', link: '/forms/autocomplete' },
  { target: 'datePicker', title: 'Date Picker', icon: 'calendar-days', link: '/forms/date-picker' },
  { target: 'fileUploader', title: 'File Uploader', icon: 'cloud-upload', link: '/forms/file-uploader' },
  { target: 'editor', title: 'Editor', icon: 'pilcrow', link: '/forms/editor' },
  { target: 'formRepeater', title: 'Form Repeater', icon: 'copy-plus', link: '/forms/repeater' },
  { target: 'formLayouts', title: 'Form Layouts', icon: 'layout-list', link: '/forms/layouts' },
  { target: 'formWizard', title: 'Form Wizard', icon: 'wand-sparkles', link: '/forms/wizard' },
  { target: 'formValidation', title: 'Form Validation', icon: 'circle-check-big', link: '/forms/validation' },
]
