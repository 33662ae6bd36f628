import type { Reason } from '@bookrunner/contract/kernel'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import {
  ledgerOf,
  type Accepted,
  type DomainEvent,
  type LoggedValue,
  type LogLine,
  type Stamp,
  type Stamped,
  type Write,
} from './aggregate.ts'
import type { Answers, NewAnswer, Outcome } from './answers.ts'
import { hashOf, type Head, type LedgerEntry } from './chain.ts'
import type { FurtherLine } from './further.ts'
import { Turns } from './turns.ts'

/** The current version of each valid session's rights; ended and frozen sessions are missing. */
export type SessionValidity = ReadonlyMap<string, string>

/** For the demo world, which replays a story: when each write happened. Otherwise it is now. */
export type MomentOf = (ledgerId: string, seq: number, now: Temporal.Instant) => Temporal.Instant

/** What was read under the locks. */
export interface Loaded {
  /** Of each ledger. */
  heads: ReadonlyMap<string, Head>
  now: Temporal.Instant
  answers: Answers
  sessionValidity: SessionValidity
  /** Of each ledger; several may have one in common. */
  states: ReadonlyMap<string, unknown>
  momentOf?: MomentOf | undefined
}

/** The results of all writes of a batch, and what has to be stored. */
export interface Decided {
  outcomes: Outcome[]
  /** By ledger. */
  changes: Map<string, Stamped<unknown>[]>
  entries: LedgerEntry[]
  /** Personal data of lines. */
  personal: { ledger_id: string; seq: number; values: readonly LoggedValue[] }[]
  newAnswers: NewAnswer[]
  /** By ledger. */
  events: Map<string, DomainEvent[]>
  further: FurtherLine[]
  /** Of ledgers with new lines. */
  heads: Map<string, Head>
}

/** Decides each write on the state after those before it. A refusal changes nothing for the next. */
export const decideAll = async (writes: readonly Write[], loaded: Loaded): Promise<Decided> => {
  const { answers } = loaded
  const decided: Decided = {
    outcomes: [],
    changes: new Map(),
    entries: [],
    personal: [],
    newAnswers: [],
    events: new Map(),
    further: [],
    heads: new Map(),
  }
  for (const write of writes) {
    const { repeat } = write
    const ledgerId = ledgerOf(write)
    const before = repeat && answers.find(repeat)
    const outcome = before ?? (await decideOne(ledgerId, write, loaded, decided))
    decided.outcomes.push(outcome)
    if (before || !repeat || isRepeatable(outcome)) continue
    answers.keep(repeat, outcome)
    decided.newAnswers.push({ repeat, answer: outcome, ledgerId })
  }
  return decided
}

/** These refusals are not stored: the same key may come again, from a new session or with other rights. */
const isRepeatable = (outcome: Outcome): boolean =>
  isRefusal(outcome) && (outcome.reason === 'session.ended' || outcome.reason === 'access.changed')

/** Refuses a write whose session ended, or whose rights changed since the request. */
const sessionFault = ({ actor }: Write, sessionValidity: SessionValidity): Refusal<Reason> | undefined => {
  if (!actor) return undefined
  const version = sessionValidity.get(actor.sessionId)
  if (version === undefined) return refuse('session.ended')
  return version === actor.rightsVersion ? undefined : refuse('access.changed')
}

const decideOne = async (
  ledgerId: string,
  write: Write,
  loaded: Loaded,
  decided: Decided,
): Promise<Outcome> => {
  const refused = sessionFault(write, loaded.sessionValidity)
  if (refused) return refused
  const state = loaded.states.get(ledgerId)
  const head = decided.heads.get(ledgerId) ?? loaded.heads.get(ledgerId)!
  const seq = head.seq + 1
  const now = loaded.momentOf?.(ledgerId, seq, loaded.now) ?? loaded.now
  const decision = await write.decide(state, { seq, now })
  if (isRefusal(decision)) return decision
  if (decision.line)
    await accepted({ ledgerId, write, state, head, seq, now }, { ...decision, line: decision.line }, decided)
  return decision.refusal ?? { reply: decision.reply }
}

interface Deciding extends Stamp {
  ledgerId: string
  write: Write
  state: unknown
  head: Head
}

/** Notes what an accepted write changes, and shows it to the next. */
const accepted = async (
  { ledgerId, write, state, head, seq, now }: Deciding,
  { line, changes, personal = [], events = [], also = [] }: Accepted<unknown, unknown> & { line: LogLine },
  decided: Decided,
): Promise<void> => {
  const actorId = write.actor?.userId ?? write.forUser ?? null
  const entry = { seq, at: now.toString(), actor_id: actorId, ...line }
  const hash = hashOf(head.hash, ledgerId, entry)
  decided.entries.push({ ledger_id: ledgerId, ...entry, hash })
  decided.heads.set(ledgerId, { seq, hash })
  if (personal.length > 0) decided.personal.push({ ledger_id: ledgerId, seq, values: personal })
  const turns = new Turns()
  for (const change of changes) {
    write.on.apply(state, change, { seq, now })
    if (turns.isOver) await turns.pass()
  }
  addTo(
    decided.changes,
    ledgerId,
    changes.map((change) => ({ seq, now, change })),
  )
  addTo(decided.events, ledgerId, events)
  for (const further of also) {
    if (further.ledger === ledgerId) throw new Error(`${line.code} adds a further line to its own ledger`)
    decided.further.push({ ...further, actorId })
  }
}

const addTo = <Item>(byLedger: Map<string, Item[]>, ledgerId: string, items: readonly Item[]): void => {
  const own = byLedger.get(ledgerId)
  if (own) own.push(...items)
  else if (items.length > 0) byLedger.set(ledgerId, [...items])
}
