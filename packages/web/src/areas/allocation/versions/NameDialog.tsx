import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { useQueryClient } from '@tanstack/react-query'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { Line, MoveFrame, useMoveForm } from '../../deals/moves/index.ts'
import { copyName } from './copy-name.ts'
import { versionsText } from './text.ts'

export type Naming =
  | { readonly kind: 'new' }
  | { readonly kind: 'copy' | 'rename'; readonly of: AllocVersionView }

interface Props {
  readonly dealId: string
  readonly naming: Naming
  /** The existing names. */
  readonly existingNames: readonly string[]
  readonly onMade: (versionId: string) => void
  readonly onClose: () => void
}

const firstName = (naming: Naming, existingNames: readonly string[]): string => {
  if (naming.kind === 'new') return ''
  return naming.kind === 'rename' ? naming.of.name : copyName(naming.of.name, existingNames)
}

/** The dialog to name a version: a new one, a copy, or an existing one. */
export function NameDialog({ dealId, naming, existingNames, onMade, onClose }: Props) {
  const t = useText(versionsText)
  const client = useQueryClient()
  const of = naming.kind === 'new' ? undefined : naming.of
  const draft = useDraft({ base: { name: firstName(naming, existingNames) } })
  const { name } = useDraftState(draft).values
  const move = useMoveForm({
    draft,
    dealId,
    fields: { name: 'name', 'alloc.name-taken': 'name', 'alloc.name-moved': 'name' },
    send: async (input: Parameters<typeof api.allocation.saveVersion>[0], options) => {
      const { version } = await api.allocation.saveVersion(input, options)
      if (naming.kind !== 'rename') onMade(version.versionId)
    },
    done: t(naming.kind === 'rename' ? 'done.renamed' : 'done.made'),
    onDone: () => {
      void client.invalidateQueries({ queryKey: ['allocation'] })
      onClose()
    },
  })
  const title = of === undefined ? t('new.title') : t(`${naming.kind as 'copy'}.title`, { name: of.name })
  return (
    <MoveFrame
      title={title}
      verb={t(`${naming.kind}.verb`)}
      blocked={name.trim() === ''}
      move={move}
      onSubmit={() =>
        move.submit({
          dealId,
          name: name.trim(),
          ...(naming.kind === 'copy' && { copyOf: naming.of.versionId }),
          ...(naming.kind === 'rename' && { versionId: naming.of.versionId, expectedSeq: naming.of.seq }),
        })
      }
      onClose={onClose}
    >
      <Line label={t('name')} hint={t('name.hint')} {...move.field('name')} autoFocus />
    </MoveFrame>
  )
}
