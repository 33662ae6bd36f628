import { isRefusal, type FaceAmount, type Rate } from '@bookrunner/domain/kernel'
import { Flex, Input, Modal, Radio } from 'antd'
import { useMemo, useState } from 'react'
import { unitOf } from '../../../kit/amounts.ts'
import { Field } from '../../../kit/form/index.ts'
import { count, EMPTY, mm } from '../../../kit/format.ts'
import { plainWidth } from '../../../kit/plain-width.ts'
import { denseText } from '../../../kit/dense-page/text.ts'
import { useText } from '../../../platform/text.ts'
import { readSize } from '../../orders/index.ts'
import { runningOf } from '../rows/running.ts'
import type { OrderLine } from '../rows/grid-row.ts'
import type { Edits, EditedLine } from '../state/edits.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { partsOf } from '../state/parts.ts'
import { allocText } from '../text.ts'
import type { AllocInfo } from '../use-alloc.ts'
import { bulkKinds, planBulk, type Bulk, type BulkKind, type BulkPlan } from './bulk.ts'
import { readPercent } from './percent.ts'
import { bulkText } from './text.ts'
import css from './BulkDialog.module.css'
import allocationCss from '../allocation.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly info: AllocInfo
  readonly edits: Edits
  readonly lines: readonly OrderLine[]
  /** The dialog is about selected lines, not about all of the filter. */
  readonly picked: boolean
  readonly onWrite: (lines: readonly EditedLine[]) => void
  readonly onClose: () => void
}

const bulkOf = (kind: BulkKind, rate: Rate | undefined, size: FaceAmount | undefined): Bulk | undefined => {
  if (kind === 'zero' || kind === 'down') return { kind }
  if (kind === 'size') return size === undefined ? undefined : { kind, size }
  return rate === undefined ? undefined : { kind, rate }
}

/** A dialog to change many lines at once, which shows the result before saving. */
export function BulkDialog({ alloc, info, edits, lines, picked, onWrite, onClose }: Props) {
  const t = useText(bulkText)
  const dense = useText(denseText)
  const [kind, setKind] = useState<BulkKind>('fill')
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const size = readSize(typed)
  const bulk = bulkOf(
    kind,
    readPercent(typed, kind === 'scale' ? 1000 : 100),
    isRefusal(size) ? undefined : size,
  )
  const key = JSON.stringify(bulk)
  const plan = useMemo(
    () => (bulk ? planBulk(lines, bulk, info.grid) : undefined),
    // The plan depends on the parsed value, not on its spelling.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [lines, key, info.grid],
  )
  const { remainder } = runningOf(alloc, edits)
  const valueKind = kind === 'zero' || kind === 'down' ? undefined : kind
  const wrong = valueKind !== undefined && typed.trim() !== '' && !bulk
  const edited = useMemo(() => {
    const reason = note.trim()
    const lines = plan?.lines ?? []
    return reason === '' ? lines : lines.map((line) => ({ ...line, note: reason }))
  }, [plan, note])
  const parts = useMemo(() => partsOf(edited).length, [edited])
  const write = () => edited.length > 0 && onWrite(edited)
  return (
    <Modal
      open
      width={560}
      title={t(picked ? 'title.picked' : 'title', { count: lines.length })}
      okText={t('write', { count: plan?.lines.length ?? 0 })}
      cancelText={dense('cancel')}
      okButtonProps={{ disabled: !plan || plan.lines.length === 0 }}
      mask={{ closable: false }}
      onOk={write}
      onCancel={onClose}
    >
      <Flex vertical gap={12} className={allocationCss.form}>
        <Radio.Group
          className={css.choices}
          value={kind}
          options={bulkKinds.map((value) => ({ value, label: t(value) }))}
          onChange={({ target }) => setKind(target.value as BulkKind)}
        />
        {valueKind && (
          <ValueField typed={typed} wrong={wrong} kind={valueKind} onChange={setTyped} onEnter={write} />
        )}
        <Input
          aria-label={t('note')}
          placeholder={t('note')}
          maxLength={300}
          value={note}
          onPressEnter={write}
          onChange={({ target }) => setNote(target.value)}
        />
        <Effect plan={plan} remainder={remainder} parts={parts} />
      </Flex>
    </Modal>
  )
}

interface ValueFieldProps {
  readonly kind: Exclude<BulkKind, 'zero' | 'down'>
  readonly typed: string
  readonly wrong: boolean
  readonly onChange: (typed: string) => void
  readonly onEnter: () => void
}

function ValueField({ kind, typed, wrong, onChange, onEnter }: ValueFieldProps) {
  const t = useText(bulkText)
  const wording = kind === 'size' ? 'size' : 'rate'
  return (
    <Field
      label={t(`value.${wording}`)}
      fault={wrong ? t(`wrong.${wording}`) : undefined}
      hint={t(`${kind}.hint`)}
    >
      {(aria) => (
        <Input
          {...aria}
          autoFocus
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          suffix={<span translate="no">{kind === 'size' ? unitOf() : '%'}</span>}
          value={typed}
          onPressEnter={onEnter}
          onChange={({ target }) => onChange(plainWidth(target.value))}
        />
      )}
    </Field>
  )
}

interface EffectProps {
  readonly plan: BulkPlan | undefined
  readonly remainder: bigint | null
  /** The number of changes it is saved as. */
  readonly parts: number
}

/** The number of lines that change, their total and the remainder. */
function Effect({ plan, remainder, parts }: EffectProps) {
  const t = useText(bulkText)
  const page = useText(allocText)
  const left = plan && remainder !== null ? [remainder, remainder - plan.is + plan.was] : undefined
  return (
    <>
      <dl className={allocationCss.effect} aria-live="polite">
        <div>
          <dt>{t('changes')}</dt>
          <dd>{plan ? count(plan.lines.length) : EMPTY}</dd>
        </div>
        <div>
          <dt>{t('sum')}</dt>
          <dd>{plan ? `${mm(plan.was)} → ${mm(plan.is)}` : EMPTY}</dd>
        </div>
        <div>
          <dt>{page('remainder')}</dt>
          <dd>{left ? left.map((each) => mm(each)).join(' → ') : EMPTY}</dd>
        </div>
      </dl>
      {plan && plan.capped > 0 && <p className="br-quiet">{t('capped', { count: plan.capped })}</p>}
      {plan && plan.gone > 0 && <p className="br-quiet">{t('gone', { count: plan.gone })}</p>}
      {parts > 1 && <p className="br-quiet">{t('parts', { count: parts })}</p>}
    </>
  )
}
