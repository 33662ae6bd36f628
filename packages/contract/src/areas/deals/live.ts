import { subject } from '../../kernel/live.ts'
import { z } from 'zod'
import { dealHeader } from './views.ts'

/** Numbers by which a screen knows whether it is up to date. */
const state = z.object({ header: dealHeader, version: z.int(), sharedVersion: z.int() })

/** One tranche for its managers; key: the deal's id. A change is the state anew. */
export const dealSubject = subject({
  name: 'deal',
  access: ['dealboard', 'my_deal'],
  snapshot: state,
  change: state,
  /** Also where the deal leaves one's sight. */
  refusals: ['record.unknown'],
})

const published = z.object({ header: dealHeader.omit({ roles: true }) })

/** What is published of one tranche; key: the deal's id. Its number moves with what is published only. */
export const offerSubject = subject({
  name: 'offer',
  access: ['my_order'],
  snapshot: published,
  change: published,
  refusals: ['record.unknown'],
})
