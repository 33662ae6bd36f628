import { resolutions, type ResolutionKind } from '@bookrunner/domain/book'
import { refusalMessage } from '@bookrunner/contract/text'
import { Alert, Button, Checkbox, Flex, Radio } from 'antd'
import { sized } from '../../../kit/amounts.ts'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { Line, useMoveForm } from '../../deals/moves/index.ts'
import type { BookNow } from '../now.ts'
import type { FindingWithOrders } from './model.ts'
import { findingsText } from './text.ts'
import bookCss from '../book.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

interface Props {
  readonly book: BookNow
  readonly entry: FindingWithOrders
  readonly onMerge: () => void
  readonly onBack: () => void
}

interface Decision {
  readonly kind: ResolutionKind
  readonly leftOut: readonly string[]
  readonly reason: string
}

const FIELDS = { 'finding.leave-some': 'leftOut', reason: 'reason' }

/** The decision on a finding: all orders count, some are left out of messages, or they are merged; with a reason. */
export function Decide({ book: { dealId }, entry, onMerge, onBack }: Props) {
  const t = useText(findingsText)
  const lang = useStore(langStore)
  const { finding, rows } = entry
  const draft = useDraft<Decision>({ base: { kind: 'counts', leftOut: [], reason: '' } })
  const { kind, leftOut: chosen, reason } = useDraftState(draft).values
  // A finding about one order needs no choice.
  const leftOut = kind === 'counts' ? [] : rows.length === 1 ? finding.orderIds : chosen
  const move = useMoveForm({
    draft,
    dealId,
    send: api.book.resolveFinding,
    done: t('done'),
    onDone: onBack,
    fields: FIELDS,
    faults: {
      leftOut: kind === 'leftOut' && leftOut.length === 0 && refusalMessage(lang, 'finding.leave-some'),
      ...(reason.trim() === '' && { reason: t('reason.missing') }),
    },
  })
  const left = move.field('leftOut')
  const save = () => {
    const { key, orderIds } = finding
    move.submit({
      dealId,
      key,
      orderIds,
      kind,
      ...(kind === 'leftOut' && { leftOut: [...leftOut] }),
      reason: reason.trim(),
    })
  }
  return (
    <Flex
      component="form"
      vertical
      gap={6}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Radio.Group
        aria-label={t('decide')}
        value={kind}
        onChange={({ target }) => draft.set({ kind: target.value as ResolutionKind })}
        options={resolutions.map((value) => ({ value, label: t(value) }))}
      />
      {kind === 'leftOut' && rows.length > 1 && (
        <Checkbox.Group
          aria-label={t('which')}
          value={[...chosen]}
          onChange={left.onChange}
          options={rows.map(({ id, number, counting }) => ({
            value: id,
            label: t('which.one', { number, size: sized(counting) }),
          }))}
        />
      )}
      {left.problem && (
        <p role="alert" className={bookCss.decideWrong}>
          {left.problem}
        </p>
      )}
      <Line label={t('reason')} hint={t('reason.hint')} {...move.field('reason')} autoFocus />
      {move.problem?.message !== undefined && (
        <Alert type="error" showIcon role="alert" title={move.problem.message} />
      )}
      <div className={denseCss.deskActs}>
        <Button type="primary" htmlType="submit" loading={move.busy}>
          {t('save')}
        </Button>
        {rows.length > 1 && <Button onClick={onMerge}>{t('merge')}</Button>}
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </Flex>
  )
}
