import { get, post } from '@core/api/endpoint'
import type { Launch, Notice, Waiting } from './schema'

/** Additions for the page that says what is coming. Nobody need be signed in there. */
export const comingSoonApi = {
  launch: get('/coming-soon/launch').needs(null).returns<Launch>(),
  /** Answers alike whether the address was there before, so that nobody learns who is on the list. */
  notify: post('/coming-soon/notify').needs(null).body<Notice>().returns<Record<never, never>>(),
  /** The first to come first. */
  waiting: get('/coming-soon/waiting').needs('update').returns<Waiting>(),
}
