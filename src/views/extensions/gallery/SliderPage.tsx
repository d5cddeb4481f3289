import rangeSlider from '@core/components/forms/RangeSlider.tsx?props'
import { createPage } from './createPage'

export const SliderPage = createPage('slider', {
  files: import.meta.glob('./slider/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./slider/*Example.tsx', { query: '?raw', import: 'default' }),
  components: rangeSlider,
})
