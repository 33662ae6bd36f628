import { targetKinds, type Target } from '@bookrunner/domain/allocation'
import { Button, Flex } from 'antd'
import { useMemo, useState } from 'react'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { EMPTY } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useStore } from '../../../platform/store.ts'
import { Moved } from '../Moved.tsx'
import type { PanelProps } from '../panel-props.ts'
import { targetsNow } from '../rows/running.ts'
import { versionOf } from '../state/browser-alloc.ts'
import { useAct } from '../use-act.ts'
import { useLeft } from '../use-left.ts'
import { AddTarget } from './AddTarget.tsx'
import { differences } from './differences.ts'
import { draftFrom, draftOf, readTargets, targetsMeaning, typedInto, type DraftTarget } from './model.ts'
import { TargetRows } from './TargetRows.tsx'
import { targetsText } from './text.ts'
import { classes } from '../../../kit/classes.ts'
import css from './targets.module.css'
import allocationCss from '../allocation.module.css'

const noTargets: readonly Target[] = []

/** The targets of buckets, their current sizes and differences, live while typing. */
export function TargetsPanel({ alloc, desk, tools }: PanelProps) {
  const t = useText(targetsText)
  const edits = useStore(desk.edits)
  const left = useLeft()
  const version = versionOf(alloc)
  const draft = useDraft<{ readonly targets: readonly DraftTarget[] }>({
    name: `alloc-targets ${alloc.versionId}`,
    base: { targets: draftOf(version?.targets ?? noTargets) },
    version: alloc.seq,
    read: { targets: draftFrom },
    meaning: targetsMeaning,
    asks: true,
  })
  const { values, contested } = useDraftState(draft)
  const drafts = values.targets
  const { toAllocate } = alloc.summary
  const read = useMemo(() => readTargets(drafts, toAllocate), [drafts, toAllocate])
  const states = useMemo(() => targetsNow(read.targets, alloc, edits), [read.targets, alloc, edits])
  // The user's own save may arrive before the live version has it.
  const [own, setOwn] = useState(0)
  const { busy, act } = useAct({
    send: api.allocation.saveVersion,
    done: t('saved'),
    onDone: ({ seq, version: { targets } }) => {
      setOwn(seq)
      draft.saved({ targets: draftOf(targets) }, seq)
    },
  })
  const open = version?.may.includes('edit') === true
  const put = (at: number, next: DraftTarget | undefined) =>
    draft.set({ targets: drafts.flatMap((each, place) => (place === at ? (next ?? []) : [each])) })
  const save = () => {
    const expectedSeq = Math.max(alloc.seq, own)
    act({ dealId: alloc.dealId, versionId: alloc.versionId, expectedSeq, targets: [...read.targets] })
  }
  return (
    <div className={allocationCss.side}>
      <p className="br-quiet">{t(drafts.length === 0 ? 'none' : 'hint')}</p>
      {contested.length > 0 && (
        <Moved
          by={version?.edited.by ?? null}
          lines={differences(drafts, version?.targets ?? noTargets).map(({ by, key, mine, theirs }) =>
            t('differs', {
              bucket: tools.bucket(by, key),
              theirs: theirs ?? EMPTY,
              mine: mine ?? EMPTY,
            }),
          )}
          onMine={() => draft.choose('targets', 'yours')}
          onTheirs={() => draft.discard()}
        />
      )}
      {drafts.length > 0 && (
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
              drafts={drafts}
              onType={(at, field, typed) => put(at, typedInto(drafts[at]!, field, typed, toAllocate))}
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
            drafts={drafts}
            onAdd={(by, key) => {
              left.forget(`${by} ${key}`)
              draft.set({ targets: [...drafts, { by, key, size: '', rate: '' }] })
            }}
          />
          {draft.dirty && (
            <Flex justify="flex-end" gap={8}>
              <Button onClick={() => draft.discard()}>{t('reset')}</Button>
              <Button
                type="primary"
                loading={busy}
                disabled={read.faults.size > 0 || contested.length > 0}
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
