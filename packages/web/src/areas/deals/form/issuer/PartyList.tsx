import { DeleteOutlined } from '@ant-design/icons'
import type { Party } from '@bookrunner/domain/deals'
import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../../platform/text.ts'
import { useEntityName } from '../entities.ts'
import { EntityPick } from '../kit/EntityPick.tsx'
import { RowFaults } from '../kit/RowFaults.tsx'
import { without } from '../rows.ts'
import { formText } from '../text.ts'
import { useForm, type Field } from '../use-field.ts'
import css from './issuer.module.css'

/** An institution by its current name, any other party as it was typed. */
export function usePartyName(): (party: Party) => string {
  const nameOfEntity = useEntityName()
  return ({ entityId, name }) => (entityId === null ? name : nameOfEntity(entityId))
}

interface Props<P extends Party> {
  readonly field: Field<'shared.guarantors'> | Field<'shared.support'>
  readonly parties: readonly P[]
  readonly add: string
  /** A party that was chosen or typed becomes a row. */
  readonly rowOf: (party: Party) => P
  readonly onParties: (parties: P[]) => void
  /** More of a row, beside its name. */
  readonly renderMore?: (party: P, at: number) => ReactNode
}

/** Parties that are institutions or names only, one a row; the last control adds one. */
export function PartyList<P extends Party>({ field, parties, add, rowOf, onParties, renderMore }: Props<P>) {
  const t = useText(formText)
  const form = useForm()
  const nameOf = usePartyName()
  const append = (party: Party) => onParties([...parties, rowOf(party)])
  return (
    <>
      {parties.map((party, at) => (
        <div key={party.entityId ?? party.name} className={css.party}>
          <Flex gap={8} align="center" justify="space-between">
            <span translate="no">{nameOf(party)}</span>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('bank.remove.of', { name: nameOf(party) })}
              onClick={() => onParties(without(parties, at))}
            />
          </Flex>
          {renderMore?.(party, at)}
          <RowFaults field={field} at={at} />
        </div>
      ))}
      <EntityPick
        value={null}
        placeholder={add}
        aria-label={add}
        without={parties.flatMap(({ entityId }) => entityId ?? [])}
        onName={(name) => append({ entityId: null, name })}
        onPick={(entityId) => {
          const entity = entityId === null ? undefined : form.known.get().get(entityId)
          if (entity) append({ entityId, name: entity.name.slice(0, 200) })
        }}
      />
    </>
  )
}
