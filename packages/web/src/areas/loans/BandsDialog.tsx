import { isRefusal, parseYield, type Rate } from '@bookrunner/domain/kernel'
import { widthsFault } from '@bookrunner/domain/loans'
import { Alert, Input, Modal } from 'antd'
import { useId } from 'react'
import { faultAt, Field, Form, typedInto, useDraft, useDraftState, worded } from '../../kit/form/index.ts'
import { plainWidth } from '../../kit/plain-width.ts'
import { api } from '../../platform/api.ts'
import { faultMessage } from '../../platform/failed.ts'
import { langStore } from '../../platform/language.ts'
import { toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { riskText } from './risk-text.ts'
import { useLoansAgain, type useBands } from './use-loans.ts'

type Bands = NonNullable<ReturnType<typeof useBands>['data']>

interface Fields {
  readonly warning: string
  readonly watch: string
}

const read = (typed: string) => parseYield(plainWidth(typed).trim())

const faultsIn = (fields: Fields) => {
  const widths = { warning: read(fields.warning), watch: read(fields.watch) }
  const unread = (['warning', 'watch'] as const).flatMap((field) => {
    const value = widths[field]
    return isRefusal(value) ? [{ ...value, field }] : []
  })
  if (unread.length > 0) return unread
  const fault = widthsFault(widths as { warning: Rate; watch: Rate })
  return fault ? [{ ...fault, field: 'watch' }] : []
}

/** How wide the bands above the margin call price are. */
export function BandsDialog({ bands, onClose }: { readonly bands: Bands; readonly onClose: () => void }) {
  const t = useText(riskText)
  const lang = useStore(langStore)
  const id = useId()
  const again = useLoansAgain()
  const draft = useDraft<Fields>({ base: { warning: bands.warning, watch: bands.watch } })
  const state = useDraftState(draft)
  const faults = faultsIn(state.values).map((each) => worded(each, lang))
  const write = useWrite({
    send: (fields: Fields, options) => {
      const [warning, watch] = [read(fields.warning), read(fields.watch)]
      return api.loans.setBands(
        {
          warning: isRefusal(warning) ? fields.warning : warning,
          watch: isRefusal(watch) ? fields.watch : watch,
          expectedVersion: bands.version,
        },
        options,
      )
    },
    meta: { failure: 'shown' },
    onSuccess: () => {
      toast('success', t('bands.done'))
      onClose()
    },
    onSettled: again,
  })
  return (
    <Modal
      open
      title={t('bands.title')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={write.isPending}
      okButtonProps={{ htmlType: 'submit', form: id }}
      onCancel={onClose}
    >
      {write.isError && <Alert type="error" showIcon role="alert" title={faultMessage(write.error)} />}
      <Form
        call="loans.setBands"
        id={id}
        draft={draft}
        faults={faults}
        onSend={(fields) => write.mutate(fields)}
        onTyped={() => write.reset()}
      >
        {(['warning', 'watch'] as const).map((field) => (
          <Field
            key={field}
            label={t(`bands.${field}`)}
            field={field}
            hint={t(`bands.${field}.hint`)}
            fault={faultAt(field, faults, state)}
          >
            {(aria) => (
              <Input
                {...aria}
                {...typedInto(draft, field)}
                autoComplete="off"
                inputMode="decimal"
                onBlur={() => draft.leave(field)}
              />
            )}
          </Field>
        ))}
        <p className="br-quiet">{t('bands.effect')}</p>
      </Form>
    </Modal>
  )
}
