import type { Target } from '@bookrunner/domain/allocation'
import { Button, Flex } from 'antd'
import { useMemo, useState } from 'react'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { EMPTY } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useOwnTask } from '../../../kit/use-own-task.ts'
import { useSteady } from '../../../kit/use-steady.ts'
import { useText } from '../../../platform/text.ts'
import { useStore } from '../../../platform/store.ts'
import { maySend } from '../may-send.ts'
import { Moved } from '../Moved.tsx'
import type { PanelProps } from '../panel-props.ts'
import { bucketsNow } from '../rows/running.ts'
import { versionOf } from '../state/browser-alloc.ts'
import { useAct } from '../use-act.ts'
import { useLeft } from '../use-left.ts'
import { targetsByKind } from './by-kind.ts'
import { differences } from './differences.ts'
import {
  draftFrom,
  draftOf,
  readTargets,
  targetsMeaning,
  typedInto,
  withTarget,
  type DraftTarget,
} from './model.ts'
import { TargetRows } from './TargetRows.tsx'
import { targetsText } from './text.ts'
import { classes } from '../../../kit/classes.ts'
import css from './targets.module.css'
import allocationCss from '../allocation.module.css'

const noTargets: readonly Target[] = []

/** The figures of all buckets take longer than all lines: they follow strip and lines, together at this interval. */
const FIGURES_MS = 300

/** Every bucket with its current size and fill, and its target if it has one, live while typing. */
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
  const moved = contested.length > 0
  const open = version?.may.includes('edit') === true
  // A version that is not open shows its own targets, not what was being typed before its launch.
  const drafts = useMemo(
    () => (open ? values.targets : draftOf(version?.targets ?? noTargets)),
    [open, values.targets, version?.targets],
  )
  const { toAllocate } = alloc.summary
  const read = useMemo(() => readTargets(drafts, toAllocate), [drafts, toAllocate])
  const now = useMemo(() => ({ alloc, edits }), [alloc, edits])
  const counted = useOwnTask(now, FIGURES_MS)
  const figures = useMemo(() => bucketsNow(counted.alloc, counted.edits), [counted])
  const kinds = useMemo(() => targetsByKind(drafts, read, figures), [drafts, read, figures])
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
  const save = () => {
    const expectedSeq = Math.max(alloc.seq, own)
    act({ dealId: alloc.dealId, versionId: alloc.versionId, expectedSeq, targets: [...read.targets] })
  }
  const { onType } = useSteady({
    onType: (target: DraftTarget, field: 'size' | 'rate', typed: string) =>
      draft.set({ targets: withTarget(drafts, typedInto(target, field, typed, toAllocate)) }),
  })
  return (
    <div className={allocationCss.side}>
      {open && <p className="br-quiet">{t('hint')}</p>}
      {open && moved && (
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
      {open && draft.dirty && (
        <Flex className={css.save} justify="flex-end" gap={8}>
          <Button onClick={() => draft.discard()}>{t('reset')}</Button>
          <Button
            type="primary"
            loading={busy}
            disabled={!maySend({ whole: read.faults.size === 0, moved })}
            onClick={save}
          >
            {t('save')}
          </Button>
        </Flex>
      )}
      <table className={classes(allocationCss.table, css.targets)}>
        {figures.map(({ by, list }) => (
          <TargetRows
            key={by}
            by={by}
            figures={list}
            targets={kinds[by]}
            open={open}
            tools={tools}
            left={left}
            onType={onType}
          />
        ))}
      </table>
    </div>
  )
}
