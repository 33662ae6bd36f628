import { CallRefused } from '@bookrunner/contract'
import { isRefusal, parsePrice } from '@bookrunner/domain/kernel'
import { Alert, Input, Modal, Radio } from 'antd'
import { useId, useState, type KeyboardEvent } from 'react'
import { TypedDay, useDayFault } from '../../kit/days/index.ts'
import {
  faultAt,
  Field,
  Form,
  typedInto,
  useDraft,
  useDraftState,
  worded,
  wrong,
  type FormFault,
} from '../../kit/form/index.ts'
import { plainWidth } from '../../kit/plain-width.ts'
import { api } from '../../platform/api.ts'
import { faultMessage } from '../../platform/failed.ts'
import { langStore } from '../../platform/language.ts'
import { toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { loansText, loanWordText } from './text.ts'
import { useLoansAgain, type LoanRow } from './use-loans.ts'

interface Props {
  readonly loan: LoanRow
  readonly onClose: () => void
}

interface Fields {
  readonly price: string
  readonly priceDay: string
  readonly scope: 'bond' | 'loan'
}

/** Enter takes the day that was typed; it does not send the form. */
const stay = (event: KeyboardEvent) => event.preventDefault()

const readPrice = (typed: string) => parsePrice(plainWidth(typed).trim())

/** A new price of a bond: for all loan deals on it, or for one. */
export function PriceDialog({ loan, onClose }: Props) {
  const t = useText(loansText)
  const word = useText(loanWordText)
  const id = useId()
  const draft = useDraft<Fields>({
    base: { price: '', priceDay: Temporal.Now.plainDateISO().toString(), scope: 'bond' },
  })
  const state = useDraftState(draft)
  const { values } = state
  const { write, unchanged } = useSave(loan, onClose)
  const faults = useFaults(values)
  const refused = refusedIn(write.error)
  const shown = [...faults, ...refused]
  return (
    <Modal
      open
      title={<span translate="no">{t('updatePriceOf', { bond: loan.bondName })}</span>}
      okText={t('updatePrice')}
      cancelText={t('cancel')}
      confirmLoading={write.isPending}
      okButtonProps={{ htmlType: 'submit', form: id }}
      onCancel={onClose}
    >
      {write.isError && refused.length === 0 && (
        <Alert type="error" showIcon role="alert" title={faultMessage(write.error)} />
      )}
      {unchanged && <Alert type="warning" showIcon role="alert" title={t(`price.${unchanged}`)} />}
      <Form
        id={id}
        draft={draft}
        faults={faults}
        onSend={(fields) => write.mutate(fields)}
        onTyped={write.reset}
      >
        <Field label={word('price')} field="price" fault={faultAt('price', shown, state)}>
          {(aria) => (
            <Input
              {...aria}
              {...typedInto(draft, 'price')}
              autoFocus
              autoComplete="off"
              inputMode="decimal"
              onBlur={() => draft.leave('price')}
            />
          )}
        </Field>
        <Field label={word('priceDay')} field="priceDay" fault={faultAt('priceDay', shown, state)}>
          {(aria) => (
            <TypedDay
              {...aria}
              value={values.priceDay}
              onDay={(priceDay) => draft.set({ priceDay })}
              onBlur={() => draft.leave('priceDay')}
              onPressEnter={stay}
            />
          )}
        </Field>
        <Field label={t('price.scope')} group>
          {() => (
            <Radio.Group
              value={values.scope}
              onChange={({ target }) => draft.set({ scope: target.value as Fields['scope'] })}
              options={(['bond', 'loan'] as const).map((value) => ({
                value,
                label: t(`price.scope.${value}`),
              }))}
            />
          )}
        </Field>
      </Form>
    </Modal>
  )
}

/** What is wrong with the price or its day, while the user types. */
function useFaults(values: Fields): FormFault[] {
  const word = useText(loanWordText)
  const lang = useStore(langStore)
  const dayFault = useDayFault()
  const read = values.price.trim() ? readPrice(values.price) : undefined
  const dayMessage = values.priceDay ? dayFault(values.priceDay) : word('priceDay')
  return [
    ...(read === undefined ? [worded({ field: 'price', reason: 'field.required' }, lang)] : []),
    ...(isRefusal(read) ? [worded({ ...read, field: 'price' }, lang)] : []),
    ...(dayMessage ? [wrong('priceDay', dayMessage)] : []),
  ]
}

/** What the server refused, at the fields of the one price that was sent. */
const refusedIn = (fault: Error | null): FormFault[] =>
  fault instanceof CallRefused
    ? fault.fields.map(({ field, message }) => wrong(field.replace(/^prices\.0\./, ''), message))
    : []

/** The dialog stays open, and says why, if the price changed nothing. */
function useSave(loan: LoanRow, onDone: () => void) {
  const t = useText(loansText)
  const again = useLoansAgain()
  const [unchanged, setUnchanged] = useState<'same' | 'older'>()
  const write = useWrite({
    send: ({ price, priceDay, scope }: Fields, options) => {
      const read = readPrice(price)
      const target = scope === 'bond' ? { isin: loan.isin } : { loanId: loan.loanId }
      return api.loans.prices(
        { prices: [{ ...target, price: isRefusal(read) ? price : read, priceDay }], source: 'hand' },
        options,
      )
    },
    meta: { failure: 'shown' },
    onSuccess: ({ changed, older }) => {
      if (changed === 0) {
        setUnchanged(older.length > 0 ? 'older' : 'same')
        return
      }
      toast('success', t('price.done', { count: changed }))
      onDone()
    },
    onSettled: again,
  })
  const reset = () => {
    setUnchanged(undefined)
    write.reset()
  }
  return { write: { ...write, reset }, unchanged }
}
