import type { DealDetail } from '@bookrunner/contract/deals'
import { reasonTexts, wordsFor } from '@bookrunner/contract/text'
import { weightyFields, type Relation } from '@bookrunner/domain/orders'
import { useMemo, useState } from 'react'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import type { WriteProblem } from '../parts/wishes.ts'
import { bareLimit, deskDealOf } from './desk-deal.ts'
import type { DeskDraft } from './draft.ts'
import { fieldOf, formFaults, isSaidAtOnce } from './form-faults.ts'
import { deskText } from './text.ts'
import { changedFields, readTyped, type DeskField, type DeskTyped, type ReadTyped } from './typed.ts'

type Reason = Parameters<typeof wordsFor>[1]
const isReason = (reason: string): reason is Reason => Object.hasOwn(reasonTexts.US, reason)

const weighty: readonly DeskField[] = weightyFields

export interface DeskForm {
  readonly typed: DeskTyped
  readonly read: ReadTyped
  readonly set: (change: Partial<DeskTyped>) => void
  readonly leave: (field: DeskField) => void
  /** What is wrong with a field, as soon as it is to be said. */
  readonly faultOf: (field: DeskField) => string | undefined
  /** A field is refused as it stands, said or not. */
  readonly isWrong: (field: DeskField) => boolean
  /** From now on everything wrong is said; false where something is. */
  readonly ask: () => boolean
}

interface Given {
  readonly draft: DeskDraft
  readonly onDraft: (change: (now: DeskDraft) => DeskDraft) => void
  readonly detail: DealDetail
  readonly mandatory: readonly Relation[]
  /** What the server said last, of what was typed then. */
  readonly problem: WriteProblem | undefined
  /** Another one: nothing of it was left or sent yet. */
  readonly turn: number
}

/** What is typed of an order and what is wrong with it: here as it is left, by the server once it was sent. */
export function useDeskForm({ draft, onDraft, detail, mandatory, problem, turn }: Given): DeskForm {
  const t = useText(deskText)
  const lang = useStore(langStore)
  const [touched, setTouched] = useState<ReadonlySet<DeskField>>(new Set())
  const [askedIn, setAskedIn] = useState<number>()
  const [shown, setShown] = useState(turn)
  if (shown !== turn) {
    setShown(turn)
    setTouched(new Set())
  }
  const asked = askedIn === turn
  const { base, seen, typed } = draft
  const { read, found } = useMemo(() => {
    const over = detail.face.guidance?.level.over ?? null
    const reading = readTyped(typed, bareLimit(detail), over)
    // A remark is kept even where the deal's rules have moved on since; figures are not.
    const weighs = seen === 0 || changedFields(base, typed).some((field) => weighty.includes(field))
    return {
      read: reading,
      found: weighs ? formFaults(reading, deskDealOf(detail), mandatory) : reading.faults,
    }
  }, [base, seen, typed, detail, mandatory])
  const words = (reason: string, params: Readonly<Record<string, string | number>> | undefined): string =>
    isReason(reason) ? wordsFor(lang, reason, params) : t('underlying.form')
  return {
    typed,
    read,
    set: (change) => onDraft((now) => ({ ...now, typed: { ...now.typed, ...change } })),
    leave: (field) => setTouched((now) => new Set(now).add(field)),
    ask: () => {
      setAskedIn(turn)
      return found.length === 0
    },
    isWrong: (field) => found.some((fault) => fault.field === field),
    faultOf: (field) => {
      const said = asked || touched.has(field)
      const own = found.filter((fault) => fault.field === field && (said || isSaidAtOnce(fault)))
      if (own.length > 0) return own.map(({ reason, params }) => words(reason, params)).join(' ')
      const theirs = problem?.fields.filter((fault) => fieldOf(fault.field) === field) ?? []
      return theirs.length > 0 ? theirs.map(({ message }) => message).join(' ') : undefined
    },
  }
}
