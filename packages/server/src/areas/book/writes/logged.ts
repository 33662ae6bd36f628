import type { Merge, Resolution } from '@bookrunner/domain/book'
import type { Chase, SentMessage, StoredMessage } from './message-and-chase.ts'

interface Logged {
  field: string
  from: null
  to: string
}

/** Ids, codes and figures; empty fields are left out. */
const logged = (fields: Readonly<Record<string, string | number | null>>): Logged[] =>
  Object.entries(fields).flatMap(([field, value]) =>
    value === null || value === '' ? [] : [{ field: `order.${field}`, from: null, to: String(value) }],
  )

export const mergeChanges = ({ rule, size, leadOrderId }: Merge): Logged[] =>
  logged({ mergeRule: rule, mergeSize: size, mergeLead: leadOrderId })

export const decisionChanges = ({ key, kind, leftOut }: Resolution): Logged[] =>
  logged({ finding: key.slice(0, key.indexOf(':')), decision: kind, leftOut: leftOut.join('; ') })

export const messageChanges = ({ over, jlmInterest, accounts, leftOut }: StoredMessage): Logged[] =>
  logged({
    bookOver: over,
    jlmOver: jlmInterest === '0' ? null : jlmInterest,
    accounts,
    notAnnounced: leftOut.length,
  })

export const sendingChanges = ({ message: { over }, to }: SentMessage): Logged[] =>
  logged({ messageTo: to.join('; '), bookOver: over })

export const chaseChanges = ({ about, orders, houses }: Chase): Logged[] =>
  logged({ chasedAbout: about, chasedOrders: orders, chasedHouses: houses })
