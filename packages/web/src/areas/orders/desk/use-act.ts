import type { DealDetail } from '@bookrunner/contract/deals'
import type { ManagerOrder } from '@bookrunner/contract/orders'
import { refusalMessage } from '@bookrunner/contract/text'
import { isRefusal, showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { endDraft, messageFor, useDraft, useDraftState, wrong } from '../../../kit/form/index.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { actForm, readSize, useAsOpened, type DeskAct, type Mark, type OrderWriting } from '../parts/index.ts'
import type { WriteProblem } from '../parts/order-writes.ts'
import { deskText } from './text.ts'

interface ActTyped {
  readonly size: string
  readonly reason: string
}

const none = 0 as FaceAmount

/** The proposed answer: the earlier one, or the size in at the level. */
const offered = (act: DeskAct, { figures, meaning }: ManagerOrder): FaceAmount =>
  act === 'answerTest' ? (figures.testSize ?? meaning.today?.wide.size ?? none) : (figures.fpgSize ?? none)

interface ShownOrder {
  readonly row: ManagerOrder
  readonly round: number
}

const questionOf = (act: DeskAct, { row: { push }, round }: ShownOrder): string =>
  act === 'withdraw' ? act : `${act} ${act === 'answerTest' ? round : (push ?? '')}`

const markFor =
  (act: DeskAct) =>
  (shown: ShownOrder): Mark => ({ version: shown.row.order.version, question: questionOf(act, shown) })

/** What the server refused, unless the fields of the form say all of it. */
function beside(problem: WriteProblem, here: readonly string[]): WriteProblem | undefined {
  const fields = problem.fields.filter(({ field }) => !here.includes(field))
  return problem.fields.length === 0 || fields.length > 0 ? { ...problem, fields } : undefined
}

interface Source {
  readonly act: DeskAct
  readonly row: ManagerOrder
  readonly detail: DealDetail
  readonly writing: OrderWriting
}

/**
 * An investor's answer by telephone. This tab stores what is typed to this question until it is sent or given up, and a
 * change of the order that arrives meanwhile, or while the desk looked elsewhere, must not be confirmed unseen.
 */
export function useAct({ act, row, detail, writing }: Source) {
  const t = useText(deskText)
  const lang = useStore(langStore)
  const { state, busy } = writing
  const round = detail.lifecycle.test?.number ?? 0
  const own = busy || state.kind === 'done'
  // The order as it was when the panel opened: the investor's answer refers to it.
  const opened = useAsOpened({ row, round }, markFor(act), own)
  const draft = useDraft<ActTyped>({
    name: actForm(act, row.order.id),
    about: questionOf(act, opened.was),
    asks: true,
    base: { size: showMm(offered(act, row)), reason: '' },
    version: row.order.version,
    busy: own,
  })
  const progress = useDraftState(draft)
  const typed = progress.values
  const isUnseen = !own && progress.meanwhile
  const needs = row.actions[act] === 'reason'
  const size = readSize(typed.size)
  const faults = [
    ...(act !== 'withdraw' && isRefusal(size) ? [wrong('size', refusalMessage(lang, size.reason))] : []),
    ...(needs && typed.reason.trim() === '' ? [wrong('reason', t('reason.missing'))] : []),
  ]
  const problem = state.kind === 'refused' ? state.problem : undefined
  return {
    draft,
    faults,
    typed,
    needs,
    problem:
      problem && beside(problem, [...(act === 'withdraw' ? [] : ['size']), ...(needs ? ['reason'] : [])]),
    faultOf: (field: keyof ActTyped) =>
      messageFor(
        faults.filter((fault) => fault.field === field),
        problem?.fields.filter((fault) => fault.field === field) ?? [],
        progress,
      ),
    opened: {
      changed: opened.changed || isUnseen,
      /** Unknown of an order that changed while its drawer was closed. */
      was: opened.changed ? opened.was.row : undefined,
      accept: () => {
        for (const field of progress.contested) draft.choose(field, 'yours')
        draft.update({ meanwhile: false })
        opened.accept()
      },
    },
    discard: () => endDraft(draft),
    send: () => {
      const which = {
        orderId: row.order.id,
        expectedVersion: row.order.version,
        ...(needs && { reason: typed.reason }),
      }
      const push = row.push ?? 0
      if (act === 'withdraw') {
        writing.send({ act: 'withdrawForInvestor', input: which })
        return
      }
      if (isRefusal(size)) return
      if (act === 'answerFpg') writing.send({ act: 'editFpgSize', input: { ...which, push, size } })
      else writing.send({ act: 'editTestSize', input: { ...which, round, size } })
    },
  }
}
