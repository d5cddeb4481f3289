import { del, get, post, type OneOrMore } from '@core/api/endpoint'
import type { Client } from '@/redux/shell/invoices/schema'
import type {
  Age,
  Aging,
  Invoice,
  InvoiceChange,
  InvoiceDetails,
  InvoiceSending,
  ItemTemplate,
  NewClient,
  NewInvoice,
  NewPayment,
  PaymentDetails,
} from './schema'

/** Every parameter has a default; an empty filter lets every row through. */
export interface InvoiceListQuery {
  q?: string
  page?: number
  perPage?: number
  status?: OneOrMore
  currency?: OneOrMore
  /** Only what is open, and has been due so long. */
  aging?: OneOrMore<Age>
  /** Days as ISO texts and amounts in currency units; both ends belong to the range. */
  issuedDateFrom?: string
  issuedDateTo?: string
  dueDateFrom?: string
  dueDateTo?: string
  totalFrom?: number
  totalTo?: number
  /** Of what is open; below nothing where more was paid than is owed. */
  balanceFrom?: number
  balanceTo?: number
  sort?: 'asc' | 'desc'
  sortColumn?: keyof Invoice
}

export interface InvoiceList {
  invoices: Invoice[]
  /** Every invoice. */
  allData: Invoice[]
  /** Rows that match, before paging. */
  total: number
}

export interface FullInvoice {
  invoice: Invoice
  paymentDetails: PaymentDetails
  details: InvoiceDetails
}

type Nothing = Record<never, never>

/** Below the line stand the additions of docs/api.md. */
export const invoiceApi = {
  list: get('/apps/invoice/invoices').query<InvoiceListQuery>().returns<InvoiceList>(),
  one: get('/api/invoice/invoices/:id').returns<{ invoice: Invoice; paymentDetails: PaymentDetails }>(),
  clients: get('/api/invoice/clients').returns<Client[]>(),
  remove: del('/apps/invoice/delete').query<{ id: number }>().returns<Nothing>(),
  // ---
  /** What is open, by how long it has been due; of every invoice. */
  aging: get('/apps/invoice/aging').returns<{ aging: Aging[] }>(),
  details: get('/api/invoice/details').query<{ id: number }>().returns<{ details: InvoiceDetails }>(),
  allClients: get('/api/invoice/clients/all-data').returns<Client[]>(),
  itemTemplates: get('/api/invoice/item-templates').returns<ItemTemplate[]>(),
  add: post('/apps/invoice/add-invoice').body<NewInvoice>().returns<FullInvoice>(),
  update: post('/apps/invoice/update-invoice').needs('update').body<InvoiceChange>().returns<FullInvoice>(),
  duplicate: post('/apps/invoice/duplicate-invoice').body<{ id: number }>().returns<FullInvoice>(),
  /** Makes a credit note over all of an invoice that is paid; only once. */
  credit: post('/apps/invoice/credit-invoice').body<{ id: number }>().returns<FullInvoice>(),
  send: post('/apps/invoice/send-invoice').needs('update').body<InvoiceSending>().returns<FullInvoice>(),
  addPayment: post('/apps/invoice/add-payment').body<NewPayment>().returns<FullInvoice>(),
  addClient: post('/apps/invoice/add-client').body<NewClient>().returns<{ client: Client }>(),
  removeMany: post('/apps/invoice/delete-invoices').needs('delete').body<{ invoiceIds: number[] }>().returns<Nothing>(),
  restore: post('/apps/invoice/restore-invoices')
    .needs('delete')
    .body<{ invoiceIds: number[] }>()
    .returns<{ invoices: Invoice[] }>(),
}
