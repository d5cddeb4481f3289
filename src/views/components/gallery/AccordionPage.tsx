import accordion from '@core/components/Accordion.tsx?props'
import { createPage } from './createPage'

export const AccordionPage = createPage('accordion', {
  files: import.meta.glob('./accordion/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./accordion/*Example.tsx', { query: '?raw', import: 'default' }),
  components: accordion,
})
