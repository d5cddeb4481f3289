import { timeZone } from '@core/zonedTime'
import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallsThunk, createCallThunk, idle, writesThen } from '@/redux/app/thunks'
import type { EmailList, EmailListQuery } from './contract'
import { emailApi } from './contract'
import { changeMails, removeMails } from './changes'
import type { Draft, Correspondent, Email, EmailsChange, EmailsLabel, Sending, Snooze } from './schema'

interface EmailState {
  list: EmailList & { request: RequestState; query: EmailListQuery | null }
  open: { email: Email | null; request: RequestState }
  contacts: { contacts: Correspondent[]; request: RequestState }
  selectedIds: number[]
  pending: Pending
}

const initialState: EmailState = {
  list: { emails: [], emailsMeta: { inbox: 0, draft: 0, spam: 0 }, request: idle, query: null },
  open: { email: null, request: idle },
  contacts: { contacts: [], request: idle },
  selectedIds: [],
  pending: nothingPending,
}

/** Lists a folder. With `q`, or without a folder, it searches. */
export const fetchEmails = createCallsThunk<EmailList, EmailListQuery>('email/fetchEmails', async (query, call) => {
  const isSearch = query.folder === undefined || (query.q ?? '') !== ''
  const answer = await (isSearch
    ? call(emailApi.search, {
        query: { ...query, timeZone: timeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone },
      })
    : call(emailApi.list, { query }))
  // Immer skips frozen arrays. Scanning thousands of emails would be slow.
  Object.freeze(answer.emails)
  return answer
})

export const fetchEmail = createCallThunk('email/fetchEmail', emailApi.one, (id: number) => ({ query: { id } }))

export const fetchContacts = createCallThunk('email/fetchContacts', emailApi.contacts, () => ({}))

export const refetch: AfterCall = (dispatch, state) => {
  const { list, open } = injected.selectSlice(state)
  if (list.query) void dispatch(fetchEmails(list.query))
  if (open.email) void dispatch(fetchEmail(open.email.id))
}

const createWrite = writesThen(refetch)

export const updateEmails = createWrite('email/updateEmails', emailApi.updateMany, (change: EmailsChange) => ({
  body: change,
}))

export const setLabel = createWrite(
  'email/setLabel',
  emailApi.toggleLabel,
  (body: EmailsLabel & { isOn: boolean }) => ({ body }),
)

export const archiveEmails = createWrite('email/archiveEmails', emailApi.archive, (emailIds: number[]) => ({
  body: { emailIds },
}))

export const snoozeEmails = createWrite('email/snoozeEmails', emailApi.snooze, (body: Snooze) => ({ body }))

export const removeEmails = createWrite('email/removeEmails', emailApi.removeMany, (emailIds: number[]) => ({
  body: { emailIds },
}))

export const restoreEmails = createWrite('email/restoreEmails', emailApi.restore, (emailIds: number[]) => ({
  body: { emailIds },
}))

export const sendEmail = createWrite('email/sendEmail', emailApi.send, (body: Sending) => ({ body }))

export const unsendEmail = createWrite('email/unsendEmail', emailApi.unsend, (emailId: number) => ({
  body: { emailId },
}))

export const receiveEmail = createWrite('email/receiveEmail', emailApi.receive, () => ({}))

export const saveDraft = createWrite('email/saveDraft', emailApi.saveDraft, (body: Draft) => ({ body }))

/** Whether both queries show the same list. If so, its emails stay on screen during a search. */
export function isOfOnePlace(before: EmailListQuery | null, after: EmailListQuery | null): boolean {
  // A search of all emails has neither folder nor label, but differs from no query.
  if (!before || !after) return before === after
  return before.folder === after.folder && before.label === after.label
}

/** Ends archiving, snoozing and scheduling. */
function putInFolder(email: Email) {
  delete email.place
  delete email.snoozedUntil
}

const optimistic = new OptimisticWrites<EmailState>()
  .reads(fetchEmails)
  .reads(fetchEmail)
  .writes(updateEmails, {
    expect(state, { emailIds, dataToUpdate }) {
      changeMails(state, emailIds, (email) => {
        Object.assign(email, dataToUpdate)
        if (dataToUpdate.folder) putInFolder(email)
      })
    },
  })
  .writes(archiveEmails, {
    expect(state, emailIds) {
      changeMails(state, emailIds, (email) => {
        putInFolder(email)
        Object.assign(email, { folder: 'inbox', place: 'archive' })
      })
    },
  })
  .writes(snoozeEmails, {
    expect(state, { emailIds, until }) {
      changeMails(state, emailIds, (email) => {
        putInFolder(email)
        Object.assign(email, { folder: 'inbox' }, until !== null && { place: 'snoozed', snoozedUntil: until })
      })
    },
  })
  .writes(setLabel, {
    expect(state, { emailIds, label, isOn }) {
      changeMails(state, emailIds, (email) => {
        const others = email.labels.filter((present) => present !== label)
        email.labels = isOn ? [...others, label] : others
      })
    },
  })
  .writes(removeEmails, { expect: removeMails })

const slice = createSlice({
  name: 'email',
  initialState,
  reducers: {
    emailsSelected(state, { payload: ids }: PayloadAction<number[]>) {
      state.selectedIds = ids
    },
    emailClosed({ open }) {
      open.email = null
    },
  },
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchEmails,
      ({ list }) => list,
      (state, { emails, emailsMeta }) => {
        Object.assign(state.list, { emails, emailsMeta })
        const shown = new Set(emails.map(({ id }) => id))
        state.selectedIds = state.selectedIds.filter((id) => shown.has(id))
      },
    )
    addRequestCases(
      builder,
      fetchEmail,
      ({ open }) => open,
      ({ open }, email) => {
        open.email = email
      },
    )
    addRequestCases(
      builder,
      fetchContacts,
      ({ contacts }) => contacts,
      (state, { contacts }) => {
        state.contacts.contacts = contacts
      },
    )
    builder.addMatcher(fetchEmails.pending.match, (state, { meta: { arg } }) => {
      const { list } = state
      if (JSON.stringify(list.query) !== JSON.stringify(arg)) state.selectedIds = []
      if (!isOfOnePlace(list.query, arg)) list.emails = []
      list.query = arg
    })
    optimistic.attach(builder)
  },
  selectors: {
    selectList: ({ list }) => list,
    selectOpen: ({ open }) => open,
    selectContacts: ({ contacts }) => contacts,
    selectSelectedIds: ({ selectedIds }) => selectedIds,
  },
})

const injected = slice.injectInto(rootReducer)

export const { emailsSelected, emailClosed } = slice.actions
export const { selectList, selectOpen, selectContacts, selectSelectedIds } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
