import { get, post } from '@core/api/endpoint'
import { launchSchema, noticeSchema, waitingSchema } from './schema'

/** Additions for the page that says what is coming. Nobody need be signed in there. */
export const comingSoonApi = {
  launch: get('/coming-soon/launch').needs(null).returns(launchSchema),
  /** Answers alike whether the address was there before, so that nobody learns who is on the list. */
  notify: post('/coming-soon/notify').needs(null).body(noticeSchema).returns(),
  /** The first to come first. */
  waiting: get('/coming-soon/waiting').needs('update').returns(waitingSchema),
}
