import { targetKinds, type Target } from '@bookrunner/domain/allocation'
import { Button, Flex } from 'antd'
import { useMemo, useState } from 'react'
import { EMPTY } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useStore } from '../../../platform/store.ts'
import { Moved } from '../Moved.tsx'
import type { PanelProps } from '../panel-props.ts'
import { targetsNow } from '../rows/running.ts'
import { versionOf } from '../state/browser-alloc.ts'
import { useAct } from '../use-act.ts'
import { useDraft } from '../use-draft.ts'
import { useLeft } from '../use-left.ts'
import { AddTarget } from './AddTarget.tsx'
import { differences } from './differences.ts'
import { draftFrom, draftOf, readTargets, typedInto, type DraftTarget } from './model.ts'
import { TargetRows } from './TargetRows.tsx'
import { targetsText } from './text.ts'
import { classes } from '../../../kit/classes.ts'
import css from './targets.module.css'
import allocationCss from '../allocation.module.css'

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
    const expectedSeq = Math.max(alloc.seq, own)
    act({ dealId: alloc.dealId, versionId: alloc.versionId, expectedSeq, targets: [...read.targets] })
  }
  return (
    <div className={allocationCss.side}>
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
        <table className={classes(allocationCss.table, css.targets)}>
          {targetKinds.map((by) => (
            <TargetRows
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
          <AddTarget
            alloc={alloc}
            tools={tools}
            drafts={draft.draft}
            onAdd={(by, key) => {
              left.forget(`${by} ${key}`)
              draft.change([...draft.draft, { by, key, size: '', rate: '' }])
            }}
          />
          {draft.dirty && (
            <Flex justify="flex-end" gap={8}>
              <Button onClick={draft.forget}>{t('reset')}</Button>
              <Button
                type="primary"
                loading={busy}
                disabled={read.faults.size > 0 || draft.moved}
                onClick={save}
              >
                {t('save')}
              </Button>
            </Flex>
          )}
        </>
      )}
    </div>
  )
}
