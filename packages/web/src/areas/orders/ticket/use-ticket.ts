import type { InvestorOrder } from '@bookrunner/contract/orders'
import { reasonTexts, wordsFor } from '@bookrunner/contract/text'
import type { OrderDeal } from '@bookrunner/domain/orders'
import { useEffect, useMemo, useState } from 'react'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { keepDraft, readDraft, ticketName } from './kept-draft.ts'
import { chosen, freshDraft, isDirty, mergedWith, type Draft } from './merge.ts'
import { readTyped, type ReadTicket } from './read-typed.ts'
import { emptyTyped, typedOf, type Typed, type TypedField } from './typed.ts'

type Reason = Parameters<typeof wordsFor>[1]
const isReason = (reason: string): reason is Reason => Object.hasOwn(reasonTexts.US, reason)

/** What the server said about fields, of what was typed when it was sent. */
export interface SaidFields {
  readonly of: Typed
  readonly fields: readonly { readonly field: string; readonly message: string }[]
}

export interface Ticket {
  readonly draft: Draft
  readonly typed: Typed
  readonly dirty: boolean
  readonly read: ReadTicket
  /** Somebody else's change came while it was open. */
  readonly news: boolean
  readonly set: (change: Partial<Typed>) => void
  readonly choose: (field: TypedField, which: 'theirs' | 'yours') => void
  /** Being typed in: what is wrong with it is not said meanwhile. */
  readonly type: (field: string) => void
  readonly leave: (field: string) => void
  /** Everything that is wrong is said from now on; what is wrong, first to last. */
  readonly ask: () => readonly string[]
  readonly asked: boolean
  /** What is wrong with a field, in the reader's words, as soon as it is to be said. */
  readonly faultOf: (field: string) => string | undefined
  /** It is given up, or was sent: nothing of it is kept. */
  readonly forget: () => void
  /** It was saved like this. */
  readonly saved: (seen: number) => void
}

const firstDraft = (name: string, order: InvestorOrder | undefined): Draft => {
  const kept = readDraft(name)
  const base = order ? typedOf(order) : emptyTyped
  if (!kept) return freshDraft(base, order?.order.shown ?? 0)
  return order ? mergedWith(kept, base, order.order.shown) : kept
}

/** One ticket: what is typed, kept in this tab as it is typed, and what is wrong with it. */
export function useTicket(
  dealId: string,
  order: InvestorOrder | undefined,
  deal: OrderDeal,
  said: SaidFields | undefined,
  /** Its own write is on its way: what appears meanwhile may be that very write. */
  busy: boolean,
): Ticket {
  const name = ticketName(dealId, order?.order.id)
  const [draft, setDraft] = useState(() => firstDraft(name, order))
  const [news, setNews] = useState(() => draft.contested.length > 0)
  const [typing, setTyping] = useState<string>()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState(false)
  const lang = useStore(langStore)
  const { typed } = draft
  const dirty = isDirty(draft)
  const read = useMemo(() => readTyped(typed, deal), [typed, deal])
  if (order && !busy && order.order.shown > draft.seen) {
    if (dirty) setNews(true)
    setDraft(mergedWith(draft, typedOf(order), order.order.shown))
  }
  useEffect(() => keepDraft(name, dirty ? draft : undefined), [name, draft, dirty])
  const isSaid = (field: string) => (asked || touched.has(field)) && typing !== field
  return {
    draft,
    typed,
    dirty,
    read,
    news,
    asked,
    set: (change) => setDraft((now) => ({ ...now, typed: { ...now.typed, ...change } })),
    choose: (field, which) => setDraft((now) => chosen(now, field, which)),
    type: setTyping,
    leave: (field) => {
      setTyping(undefined)
      setTouched((now) => new Set(now).add(field))
    },
    ask: () => {
      setAsked(true)
      setTyping(undefined)
      return read.faults.map(({ field }) => field)
    },
    faultOf: (field) => {
      const own = read.faults.find((fault) => fault.field === field)
      if (own && isSaid(field) && isReason(own.reason)) return wordsFor(lang, own.reason, own.params)
      const theirs = said?.of === typed ? said.fields.find((fault) => fault.field === field) : undefined
      return own ? undefined : theirs?.message
    },
    forget: () => {
      keepDraft(name, undefined)
      setDraft((now) => freshDraft(now.base, now.seen))
    },
    saved: (seen) => setDraft((now) => freshDraft(now.typed, seen)),
  }
}
