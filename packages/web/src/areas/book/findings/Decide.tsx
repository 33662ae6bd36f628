import { resolutions, type ResolutionKind } from '@bookrunner/domain/book'
import { wordsFor } from '@bookrunner/contract/text'
import { Alert, Button, Checkbox, Flex, Radio } from 'antd'
import { useState } from 'react'
import { sized } from '../../../kit/amounts.ts'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { Line, useMove, useReason } from '../../deals/moves/index.ts'
import type { BookNow } from '../now.ts'
import type { FindingWithOrders } from './model.ts'
import { findingsText } from './text.ts'
import bookCss from '../book.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

interface Props {
  readonly book: BookNow
  readonly told: FindingWithOrders
  readonly onMerge: () => void
  readonly onBack: () => void
}

const FIELDS = { 'finding.leave-some': 'leftOut', reason: 'reason' }

/** All of it counts, some is left out of what is announced, or the orders count as one; and why. */
export function Decide({ book: { dealId }, told, onMerge, onBack }: Props) {
  const t = useText(findingsText)
  const lang = useStore(langStore)
  const { finding, rows } = told
  const [kind, setKind] = useState<ResolutionKind>('counts')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [asked, setAsked] = useState(false)
  const reason = useReason()
  const move = useMove({
    dealId,
    send: api.book.resolveFinding,
    done: t('done'),
    onDone: onBack,
    fields: FIELDS,
  })
  // Of one order nothing is to be chosen.
  const leftOut = kind === 'counts' ? [] : rows.length === 1 ? finding.orderIds : chosen
  const none = asked && kind === 'leftOut' && leftOut.length === 0
  const save = () => {
    setAsked(true)
    const why = reason.ask()
    if (!why || (kind === 'leftOut' && leftOut.length === 0)) return
    const { key, orderIds } = finding
    move.submit({
      dealId,
      key,
      orderIds,
      kind,
      ...(kind === 'leftOut' && { leftOut: [...leftOut] }),
      reason: why,
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
        onChange={({ target }) => setKind(target.value as ResolutionKind)}
        options={resolutions.map((value) => ({ value, label: t(value) }))}
      />
      {kind === 'leftOut' && rows.length > 1 && (
        <Checkbox.Group
          aria-label={t('which')}
          value={[...chosen]}
          onChange={(ids) => setChosen(ids)}
          options={rows.map(({ id, number, counting }) => ({
            value: id,
            label: t('which.one', { number, size: sized(counting) }),
          }))}
        />
      )}
      {(none || move.said('leftOut')) && (
        <p role="alert" className={bookCss.decideWrong}>
          {move.said('leftOut') ?? wordsFor(lang, 'finding.leave-some')}
        </p>
      )}
      <Line
        label={t('reason')}
        hint={t('reason.hint')}
        value={reason.text}
        onChange={reason.setText}
        problem={reason.missing ? t('reason.missing') : move.said('reason')}
        autoFocus
      />
      {move.problem?.words !== undefined && (
        <Alert type="error" showIcon role="alert" title={move.problem.words} />
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
