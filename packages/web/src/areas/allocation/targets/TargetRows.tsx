import { CloseOutlined } from '@ant-design/icons'
import type { TargetKind, TargetState } from '@bookrunner/domain/allocation'
import { Button, Input } from 'antd'
import { useId } from 'react'
import { decimal, EMPTY, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { Lacks } from '../Lacks.tsx'
import type { PanelProps } from '../panel-props.ts'
import type { useLeft } from '../use-left.ts'
import type { DraftTarget, ReadTargets, TargetFault } from './model.ts'
import { targetsText } from './text.ts'
import css from '../allocation.module.css'

interface Props extends Pick<PanelProps, 'tools'> {
  readonly by: TargetKind
  readonly drafts: readonly DraftTarget[]
  readonly read: ReadTargets
  readonly states: readonly TargetState[]
  readonly open: boolean
  readonly left: ReturnType<typeof useLeft>
  readonly onType: (at: number, field: 'size' | 'rate', typed: string) => void
  readonly onRemove: (at: number) => void
}

/** Targets of one kind under their own head, in the same columns as the other kinds. */
export function TargetRows({ by, drafts, read, states, open, tools, left, onType, onRemove }: Props) {
  const t = useText(targetsText)
  const own = drafts.flatMap((draft, at) => (draft.by === by ? [{ draft, at }] : []))
  if (own.length === 0) return null
  const whole = read.faults.get(by)
  return (
    <tbody>
      <tr data-head>
        <th scope="col">{t(`by.${by}`)}</th>
        <th scope="col">{t('size')}</th>
        <th scope="col">{t('rate')}</th>
        <th scope="col">{t('now')}</th>
        <th scope="col">{t('difference')}</th>
        {open && <td aria-hidden />}
      </tr>
      {own.map(({ draft, at }) => (
        <Bucket
          key={draft.key}
          draft={draft}
          open={open}
          left={left}
          name={tools.bucket(by, draft.key)}
          state={states.find(({ target }) => target.by === by && target.key === draft.key)}
          faultOf={(part) => read.faults.get(`${at}.${part}`)}
          onType={(field, typed) => onType(at, field, typed)}
          onRemove={() => onRemove(at)}
        />
      ))}
      {whole && (
        <tr>
          <td colSpan={6} className={css.wrong}>
            <span role="alert">{t(`fault.${whole}`)}</span>
          </td>
        </tr>
      )}
    </tbody>
  )
}

interface BucketProps extends Pick<Props, 'open' | 'left'> {
  readonly draft: DraftTarget
  readonly name: string
  readonly state: TargetState | undefined
  readonly faultOf: (part: 'size' | 'rate' | 'key') => TargetFault | undefined
  readonly onType: (field: 'size' | 'rate', typed: string) => void
  readonly onRemove: () => void
}

/** One target and where its lines are now. */
function Bucket({ draft, name, state, open, left, faultOf, onType, onRemove }: BucketProps) {
  const t = useText(targetsText)
  const lacks = useId()
  const id = `${draft.by} ${draft.key}`
  const fault = faultOf('size') ?? faultOf('rate') ?? faultOf('key')
  const field = (part: 'size' | 'rate') => {
    if (!open) return draft[part]
    const wrong = faultOf(part) !== undefined && left.isLeft(id)
    return (
      <Input
        size="small"
        aria-label={t(`${part}.of`, { bucket: name })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        status={wrong ? 'error' : ''}
        aria-invalid={wrong}
        aria-describedby={fault ? lacks : undefined}
        value={draft[part]}
        onChange={({ target }) => onType(part, target.value)}
      />
    )
  }
  return (
    <tr {...left.leaving(id)}>
      <th scope="row" translate="no">
        {name}
        {fault && (
          <Lacks id={lacks} wrong={left.isLeft(id)}>
            {t(`fault.${fault}`)}
          </Lacks>
        )}
      </th>
      <td>{field('size')}</td>
      <td>{field('rate')}</td>
      <Difference state={state} />
      {open && (
        <td>
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('remove', { bucket: name })}
            onClick={onRemove}
          />
        </td>
      )}
    </tr>
  )
}

/** The current size and its difference to the target: by sign, text and colour. */
function Difference({ state }: { readonly state: TargetState | undefined }) {
  const t = useText(targetsText)
  if (!state)
    return (
      <>
        <td>{EMPTY}</td>
        <td>{EMPTY}</td>
      </>
    )
  const { now, nowRate, difference } = state
  const side = difference === 0n ? 'met' : difference > 0n ? 'over' : 'under'
  return (
    <>
      <td>
        {mm(now)}
        <small>{decimal(nowRate, 1)}%</small>
      </td>
      <td data-side={side}>
        {difference > 0n ? `+${mm(difference)}` : mm(difference)}
        <small>{t(`side.${side}`)}</small>
      </td>
    </>
  )
}
