import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { Alert } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { count, mm } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { MoveFrame, useMove } from '../../deals/moves/index.ts'
import type { Edits } from '../state/edits.ts'
import type { HeldAlloc } from '../state/held.ts'
import type { AllocInfo } from '../use-alloc.ts'
import { blocksOf, type Block } from './blocks.ts'
import { flowText } from './text.ts'

interface Props {
  readonly alloc: HeldAlloc
  readonly info: AllocInfo
  readonly version: AllocVersionView
  readonly edits: Edits
  readonly onClose: () => void
}

/** A version is launched whole and exact, or the numbers that keep it from it are said. */
export function LaunchDialog({ alloc, info, version, edits, onClose }: Props) {
  const t = useText(flowText)
  const client = useQueryClient()
  const { versionId, dealId, seq } = alloc
  const blocks = blocksOf(alloc, version, edits, info)
  const move = useMove({
    ...{ dealId, send: api.allocation.launch, done: t('launch.done') },
    onDone: () => {
      void client.invalidateQueries({ queryKey: ['allocation'] })
      onClose()
    },
  })
  return (
    <MoveFrame
      title={t('launch.title', { name: version.name })}
      verb={t('launch.verb')}
      ready
      blocked={blocks.length > 0}
      move={move}
      onSubmit={() => move.submit({ versionId, seen: seq })}
      onClose={onClose}
    >
      {blocks.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={
            <ul className="br-alloc-clashes">
              {blocks.map((block) => (
                <li key={block.kind}>
                  <BlockText block={block} />
                </li>
              ))}
            </ul>
          }
        />
      )}
      <ul className="br-alloc-effects">
        <li>{t('launch.effect.freeze')}</li>
        <li>{t('launch.effect.tell')}</li>
      </ul>
    </MoveFrame>
  )
}

function BlockText({ block }: { readonly block: Block }) {
  const t = useText(flowText)
  switch (block.kind) {
    case 'remainder':
      return t('block.remainder', {
        remainder: mm(block.remainder),
        ...{ given: mm(block.given), toGive: mm(block.toGive) },
      })
    case 'faults':
    case 'edits':
      return t(`block.${block.kind}`, { count: count(block.count) })
    case 'unknown':
    case 'stale':
    case 'terms':
      return t(`block.${block.kind}`)
  }
}
