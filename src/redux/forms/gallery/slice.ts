import { createReadSlice } from '@/redux/app/createReadSlice'
import { createCallThunk } from '@/redux/app/thunks'
import { galleryApi } from './contract'

export const fetchOptions = createCallThunk('formGallery/fetchOptions', galleryApi.options, (query: string) => ({
  query: { query },
}))

export const fetchItems = createCallThunk('formGallery/fetchItems', galleryApi.items, () => ({}))

export const { options: selectOptions, items: selectItems } = createReadSlice('formGallery', {
  options: fetchOptions,
  items: fetchItems,
})
