import { CallRefused } from '@bookrunner/contract'
import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import { useDayFault } from '../../kit/days/index.ts'
import { endDraft, FormDrawer, useDraft, useDraftState, worded, wrong } from '../../kit/form/index.ts'
import { api } from '../../platform/api.ts'
import { faultMessage } from '../../platform/failed.ts'
import { langStore } from '../../platform/language.ts'
import { confirm, tell, toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { fieldsOf, readLoan, type LoanFields } from './loan-fields.ts'
import { LoanFacts } from './LoanFacts.tsx'
import { LoanForm } from './LoanForm.tsx'
import { LoanHistory } from './LoanHistory.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { loansText } from './text.ts'
import { useLoanContest } from './use-loan-contest.ts'
import { useLoanRights, useLoansAgain, type LoanRow } from './use-loans.ts'

interface Props {
  /** Undefined to enter one. */
  readonly row: LoanRow | undefined
  readonly onPrice: (row: LoanRow) => void
  readonly onClose: () => void
}

const SIZE = 760

const today = () => Temporal.Now.plainDateISO().toString()

function useSave(row: LoanRow | undefined, onDone: () => void) {
  const t = useText(loansText)
  const again = useLoansAgain()
  return useWrite({
    send: (fields: LoanFields, options) => {
      // The form sends nothing that cannot be read.
      const { price, priceDay, ...terms } = readLoan(fields).sent!
      return row
        ? api.loans.edit({ loanId: row.loanId, expectedVersion: row.version, ...terms }, options)
        : api.loans.add({ ...terms, price, priceDay }, options)
    },
    meta: { failure: 'shown' },
    onSuccess: () => {
      toast('success', t(row ? 'saved' : 'added'))
      onDone()
    },
    onSettled: again,
  })
}

/** A loan deal to enter, read or edit, with its figures and its history. */
export function LoanDrawer({ row, onPrice, onClose }: Props) {
  const t = useText(loansText)
  const lang = useStore(langStore)
  const rights = useLoanRights()
  const dayFault = useDayFault()
  const draft = useDraft({
    name: `loan ${row?.loanId ?? 'new'}`,
    asks: true,
    base: fieldsOf(row, today()),
    version: row?.version ?? 0,
  })
  const end = () => endDraft(draft, onClose)
  const state = useDraftState(draft)
  const contest = useLoanContest(draft)
  const save = useSave(row, end)
  const read = readLoan(state.values)
  const days = (['startDay', 'endDay', ...(row ? [] : (['priceDay'] as const))] as const).flatMap((field) => {
    const message = dayFault(state.values[field])
    const isMissing = state.values[field] === '' && field !== 'endDay'
    if (isMissing) return [worded({ field, reason: 'field.required' }, lang)]
    return message ? [wrong(field, message)] : []
  })
  const faults = [...days, ...read.faults.map((each) => worded(each, lang))]
  const refused = save.error instanceof CallRefused ? save.error.fields : []
  const shown = [...faults, ...refused.map((each) => worded(each, lang))]
  const mayWrite = row ? rights.mayEdit && row.status === 'open' : rights.mayAdd
  return (
    <FormDrawer
      call="loans.add"
      title={row ? row.bondName : t('add')}
      extra={row && <Acts row={row} onPrice={onPrice} onDone={end} />}
      size={SIZE}
      draft={draft}
      faults={faults}
      refused={save.error}
      busy={save.isPending}
      send={t(row ? 'save' : 'add')}
      isNew={!row}
      contest={contest}
      readOnly={!mayWrite}
      onSend={(fields) => save.mutate(fields)}
      onTyped={() => save.reset()}
      onClose={onClose}
      above={
        <>
          {save.isError && refused.length === 0 && (
            <Alert type="error" showIcon role="alert" title={faultMessage(save.error)} />
          )}
          {row && <LoanFacts row={row} />}
        </>
      }
      below={row && <LoanHistory loanId={row.loanId} />}
    >
      <LoanForm draft={draft} state={state} faults={shown} read={read} isNew={!row} readOnly={!mayWrite} />
    </FormDrawer>
  )
}

interface ActsProps {
  readonly row: LoanRow
  readonly onPrice: (row: LoanRow) => void
  readonly onDone: () => void
}

/** What may be done to a loan deal beside editing it. */
function Acts({ row, onPrice, onDone }: ActsProps) {
  const t = useText(loansText)
  const rights = useLoanRights()
  const again = useLoansAgain()
  const [closing, setClosing] = useState(false)
  const { loanId, version: expectedVersion } = row
  const isOpen = row.status === 'open'
  const del = useWrite({
    send: (_none: void, options) => api.loans.del({ loanId }, options),
    meta: { failure: 'shown' },
    onSuccess: () => {
      toast('success', t('delete.done'))
      onDone()
    },
    onError: (fault) => tell('error', faultMessage(fault)),
    onSettled: again,
  })
  const ask = () =>
    confirm({
      title: t('delete.ask'),
      content: t('delete.hint'),
      okText: t('delete'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => del.mutateAsync().catch(() => undefined),
    })
  return (
    <Flex gap={8}>
      {isOpen && rights.mayPrice && (
        <Button size="small" onClick={() => onPrice(row)}>
          {t('updatePrice')}
        </Button>
      )}
      {isOpen && rights.mayEdit && (
        <Button size="small" onClick={() => setClosing(true)}>
          {t('close')}
        </Button>
      )}
      {row.inquiry === null && rights.mayDelete && (
        <Button size="small" danger onClick={ask}>
          {t('delete')}
        </Button>
      )}
      {closing && (
        <NoteDialog
          title={t('close')}
          hint={t('close.hint')}
          send={(note, options) => api.loans.close({ loanId, expectedVersion, note }, options)}
          done={() => t('close.done')}
          onDone={onDone}
          onClose={() => setClosing(false)}
        />
      )}
    </Flex>
  )
}
