import type { CallOptions } from '@bookrunner/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../platform/api.ts'
import { toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useText } from '../../platform/text.ts'
import { entitiesText } from './text.ts'
import { useEntitiesAgain, type EntityFilter, type EntityRow } from './use-entities.ts'

export type Assigned = 'type' | 'group' | 'tags'

/** Rows chosen by hand; or all that the filters show, in whose place a list may be pasted. */
export type Whom =
  | { readonly rows: readonly EntityRow[] }
  | { readonly filter: EntityFilter; readonly total: number }

export interface AssignFields {
  readonly from: 'rows' | 'filter' | 'pasted'
  /** Pasted names and LEIs. */
  readonly lines: string
  /** A type or a group. */
  readonly place: string
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** In the place of a type or a group: it is taken away. */
export const NONE = 'none'

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

const chosenIn = (whom: Whom, { from, lines }: AssignFields) => {
  if ('rows' in whom) return { entityIds: whom.rows.map(({ entityId }) => entityId) }
  return from === 'pasted' ? { pasted: linesOf(lines) } : { filter: whom.filter }
}

const send = (what: Assigned, whom: Whom, typed: AssignFields, options: CallOptions) => {
  const chosen = chosenIn(whom, typed)
  if (what === 'tags')
    return api.entities.assignTags({ ...chosen, add: [...typed.add], remove: [...typed.remove] }, options)
  const place = typed.place === NONE ? null : typed.place
  return what === 'type'
    ? api.entities.assignClass({ ...chosen, classId: place }, options)
    : api.entities.assignGroup({ ...chosen, groupId: place }, options)
}

export type Checked = Awaited<ReturnType<typeof send>>

interface Asked {
  readonly what: Assigned
  readonly whom: Whom
  readonly typed: AssignFields
  readonly onClose: () => void
}

/** The write, and what a dry run of it said of the fields as they are typed now. */
export function useAssign({ what, whom, typed, onClose }: Asked) {
  const t = useText(entitiesText)
  const again = useEntitiesAgain()
  const [answer, setAnswer] = useState<{ readonly typed: AssignFields; readonly reply: Checked }>()
  const check = useMutation({
    mutationFn: async (asked: AssignFields) => ({
      typed: asked,
      reply: await send(what, whom, asked, { dryRun: true }),
    }),
    onSuccess: setAnswer,
  })
  const write = useWrite({
    send: (asked: AssignFields, options) => send(what, whom, asked, options),
    onSuccess: ({ changed }) => {
      toast('success', t('assign.done', { count: changed.length }))
      onClose()
    },
    onSettled: again,
  })
  return { checked: answer?.typed === typed ? answer.reply : undefined, check, write }
}
