import loadingRegion from '@core/components/LoadingRegion.tsx?props'
import skeleton from '@core/components/Skeleton.tsx?props'
import { createPage } from './createPage'

export const SkeletonPage = createPage('skeleton', {
  files: import.meta.glob('./skeleton/*Example.tsx', { eager: true }),
  sources: import.meta.glob<string>('./skeleton/*Example.tsx', { query: '?raw', import: 'default' }),
  components: [...skeleton, ...loadingRegion],
})
