import { get, post } from '@core/api/endpoint'
import { launchSchema, noticeSchema, waitingSchema } from './schema'

/** Additions; see docs/api.md. */
export const comingSoonApi = {
  launch: get('/coming-soon/launch').needs(null).returns(launchSchema),
  /** Same response for known emails, to keep the waitlist private. */
  notify: post('/coming-soon/notify').needs(null).body(noticeSchema).returns(),
  waiting: get('/coming-soon/waiting').needs('update').returns(waitingSchema),
}
