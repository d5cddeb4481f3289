import { createPage } from './createPage'

export const UploadPage = createPage('fileUploader', {
  files: import.meta.glob('./upload/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./upload/*Example.tsx', { query: '?raw', import: 'default' }),
})
