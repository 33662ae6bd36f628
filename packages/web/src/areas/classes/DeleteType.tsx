import { nameIn } from '@bookrunner/domain/kernel'
import { DeleteByMoving } from '../../kit/form/index.ts'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { classesText } from './text.ts'
import { useTypesAgain, type TypeRow } from './use-types.ts'

interface Props {
  readonly row: TypeRow
  readonly others: readonly TypeRow[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Deletes a type; its institutions get another one in the same step. */
export function DeleteType({ row, others, onDone, onClose }: Props) {
  const t = useText(classesText)
  const lang = useStore(langStore)
  const again = useTypesAgain()
  const { classId, entities } = row
  const name = nameIn(lang, row)
  const write = useWrite({
    send: (moveTo: string | undefined, options) =>
      api.classes.del({ classId, ...(moveTo && { moveTo }) }, options),
    onSuccess: () => {
      toast('success', t('delete.done', { name }))
      onDone()
    },
    onSettled: again,
  })
  const options = others
    .filter((each) => each.classId !== classId)
    .map((each) => ({ value: each.classId, label: nameIn(lang, each) }))
  return (
    <DeleteByMoving
      title={t('delete.ask', { name })}
      {...(entities > 0 && {
        move: {
          label: t('delete.moveTo', { count: entities }),
          required: t('delete.moveTo.required'),
          options,
        },
      })}
      refused={[]}
      busy={write.isPending}
      onDelete={(moveTo) => write.mutate(moveTo)}
      onTyped={() => write.reset()}
      onClose={onClose}
    >
      <p>{t('delete.hint')}</p>
    </DeleteByMoving>
  )
}
