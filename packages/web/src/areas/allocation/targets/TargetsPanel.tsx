import { CloseOutlined } from '@ant-design/icons'
import { targetKinds, type Target, type TargetKind, type TargetState } from '@bookrunner/domain/allocation'
import { Button, Input, Select } from 'antd'
import { useId, useMemo, useState } from 'react'
import { decimal, EMPTY, mm } from '../../../kit/format.ts'
import { within } from '../../../kit/within.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useStore } from '../../../platform/store.ts'
import { Lacks } from '../Lacks.tsx'
import { Moved } from '../Moved.tsx'
import { targetsNow } from '../rows/running.ts'
import type { PanelProps } from '../SidePanel.tsx'
import { versionOf } from '../state/held.ts'
import { useAct } from '../use-act.ts'
import { useDraft } from '../use-draft.ts'
import { useLeft } from '../use-left.ts'
import { bucketsIn } from './buckets.ts'
import { differences } from './differences.ts'
import {
  draftFrom,
  draftOf,
  readTargets,
  typedInto,
  type DraftTarget,
  type ReadTargets,
  type TargetFault,
} from './model.ts'
import { targetsText } from './text.ts'

const noTargets: readonly Target[] = []

/** What buckets are to get, what they get now, and what is between: while one types, in the lines or here. */
export function TargetsPanel({ alloc, desk, tools }: PanelProps) {
  const t = useText(targetsText)
  const edits = useStore(desk.edits)
  const left = useLeft()
  const version = versionOf(alloc)
  const draft = useDraft({
    form: `alloc-targets ${alloc.versionId}`,
    read: draftFrom,
    draftOf,
    saved: version?.targets ?? noTargets,
    seq: alloc.seq,
  })
  const { toGive } = alloc.summary
  const read = useMemo(() => readTargets(draft.draft, toGive), [draft.draft, toGive])
  const states = useMemo(() => targetsNow(read.targets, alloc, edits), [read.targets, alloc, edits])
  // One's own saving may be there before the page has heard of it.
  const [own, setOwn] = useState(0)
  const { busy, act } = useAct({
    send: api.allocation.saveVersion,
    done: t('saved'),
    onDone: ({ seq, version: { targets } }) => {
      setOwn(seq)
      draft.written(targets, seq)
    },
  })
  const open = version?.may.includes('edit') === true
  const put = (at: number, next: DraftTarget | undefined) =>
    draft.change(draft.draft.flatMap((each, place) => (place === at ? (next ?? []) : [each])))
  const save = () => {
    draft.send()
    const seen = Math.max(alloc.seq, own)
    act({ dealId: alloc.dealId, versionId: alloc.versionId, seen, targets: [...read.targets] })
  }
  return (
    <div className="br-alloc-side">
      <p className="br-quiet">{t(draft.draft.length === 0 ? 'none' : 'hint')}</p>
      {draft.moved && (
        <Moved
          by={version?.edited.by ?? null}
          lines={differences(draft.draft, version?.targets ?? noTargets).map(({ by, key, mine, theirs }) =>
            t('differs', {
              bucket: tools.bucket(by, key),
              theirs: theirs ?? EMPTY,
              mine: mine ?? EMPTY,
            }),
          )}
          onMine={draft.keepMine}
          onTheirs={draft.forget}
        />
      )}
      {draft.draft.length > 0 && (
        <table className="br-alloc-table br-alloc-targets">
          {targetKinds.map((by) => (
            <Kind
              key={by}
              by={by}
              read={read}
              states={states}
              open={open}
              tools={tools}
              left={left}
              drafts={draft.draft}
              onType={(at, field, typed) => put(at, typedInto(draft.draft[at]!, field, typed, toGive))}
              onRemove={(at) => put(at, undefined)}
            />
          ))}
        </table>
      )}
      {open && (
        <>
          <Add
            alloc={alloc}
            tools={tools}
            drafts={draft.draft}
            onAdd={(by, key) => {
              left.forget(`${by} ${key}`)
              draft.change([...draft.draft, { by, key, size: '', rate: '' }])
            }}
          />
          {draft.dirty && (
            <div className="br-alloc-save">
              <Button onClick={draft.forget}>{t('reset')}</Button>
              <Button
                type="primary"
                loading={busy}
                disabled={read.faults.size > 0 || draft.moved}
                onClick={save}
              >
                {t('save')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

interface KindProps extends Pick<PanelProps, 'tools'> {
  readonly by: TargetKind
  readonly drafts: readonly DraftTarget[]
  readonly read: ReadTargets
  readonly states: readonly TargetState[]
  readonly open: boolean
  readonly left: ReturnType<typeof useLeft>
  readonly onType: (at: number, field: 'size' | 'rate', typed: string) => void
  readonly onRemove: (at: number) => void
}

/** Buckets of one kind, under their own head: figures of all kinds stand in the same columns. */
function Kind({ by, drafts, read, states, open, tools, left, onType, onRemove }: KindProps) {
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
        <th scope="col">{t('apart')}</th>
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
          <td colSpan={6} className="br-alloc-wrong">
            <span role="alert">{t(`fault.${whole}`)}</span>
          </td>
        </tr>
      )}
    </tbody>
  )
}

interface BucketProps extends Pick<KindProps, 'open' | 'left'> {
  readonly draft: DraftTarget
  readonly name: string
  readonly state: TargetState | undefined
  readonly faultOf: (part: 'size' | 'rate' | 'key') => TargetFault | undefined
  readonly onType: (field: 'size' | 'rate', typed: string) => void
  readonly onRemove: () => void
}

/** One bucket: what it is to get, and what it gets. */
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
      <Stand state={state} />
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

/** Now, and what it is apart by: by sign, word and colour. */
function Stand({ state }: { readonly state: TargetState | undefined }) {
  const t = useText(targetsText)
  if (!state)
    return (
      <>
        <td>{EMPTY}</td>
        <td>{EMPTY}</td>
      </>
    )
  const { now, nowRate, apart } = state
  const stand = apart === 0n ? 'met' : apart > 0n ? 'over' : 'under'
  return (
    <>
      <td>
        {mm(now)}
        <small>{decimal(nowRate, 1)}%</small>
      </td>
      <td data-stand={stand}>
        {apart > 0n ? `+${mm(apart)}` : mm(apart)}
        <small>{t(`stand.${stand}`)}</small>
      </td>
    </>
  )
}

interface AddProps extends Pick<PanelProps, 'alloc' | 'tools'> {
  readonly drafts: readonly DraftTarget[]
  readonly onAdd: (by: TargetKind, key: string) => void
}

function Add({ alloc, tools, drafts, onAdd }: AddProps) {
  const t = useText(targetsText)
  const [by, setBy] = useState<TargetKind>('type')
  const taken = new Set(drafts.filter((each) => each.by === by).map(({ key }) => key))
  const buckets = bucketsIn(alloc, by).filter((key) => !taken.has(key))
  return (
    <div className="br-alloc-add">
      <Select
        size="small"
        aria-label={t('kind')}
        value={by}
        options={targetKinds.map((value) => ({ value, label: t(`by.${value}`) }))}
        getPopupContainer={within}
        onChange={setBy}
      />
      <Select<string | null>
        size="small"
        aria-label={t('add')}
        placeholder={t('add')}
        value={null}
        disabled={buckets.length === 0}
        showSearch={{ optionFilterProp: 'label' }}
        options={buckets.map((value) => ({ value, label: tools.bucket(by, value) }))}
        getPopupContainer={within}
        onChange={(key) => key && onAdd(by, key)}
      />
    </div>
  )
}
