import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallsThunk, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { knowledgeBaseApi } from './contract'
import type { Card, Question, QuestionGroup, Rating, Topic } from './schema'

interface KnowledgeBaseState {
  cards: Loaded<Card[]>
  groups: Loaded<{ topic: Topic | ''; groups: QuestionGroup[] }>
  question: Loaded<Question>
}

const initialState: KnowledgeBaseState = { cards: notLoaded, groups: notLoaded, question: notLoaded }

export const fetchCards = createCallThunk('knowledgeBase/fetchCards', knowledgeBaseApi.cards, (language: string) => ({
  query: { language },
}))
export const fetchGroups = createCallsThunk(
  'knowledgeBase/fetchGroups',
  async ({ topic, language }: { topic: Topic | ''; language: string }, call) => ({
    topic,
    groups: await call(knowledgeBaseApi.groups, { query: topic === '' ? { language } : { category: topic, language } }),
  }),
)
export const fetchQuestion = createCallThunk(
  'knowledgeBase/fetchQuestion',
  knowledgeBaseApi.question,
  (query: { slug: string; language: string }) => ({ query }),
)
export const rateQuestion = createCallThunk('knowledgeBase/rate', knowledgeBaseApi.rate, (body: Rating) => ({ body }))

const slice = createSlice({
  name: 'knowledgeBase',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchCards, ({ cards }) => cards)
    addReadCases(builder, fetchGroups, ({ groups }) => groups)
    addReadCases(builder, fetchQuestion, ({ question }) => question)
    builder.addCase(rateQuestion.fulfilled, ({ question: { data } }, { payload: { helpful }, meta }) => {
      if (data?.id === meta.arg.id) data.helpful = helpful
    })
  },
  selectors: {
    selectCards: ({ cards }) => cards,
    selectGroups: ({ groups }) => groups,
    selectQuestion: ({ question }) => question,
  },
})

export const { selectCards, selectGroups, selectQuestion } = slice.injectInto(rootReducer).selectors
