import type { SyndicateMember } from '@bookrunner/domain/deals'
import { Section } from '../../../../kit/form/index.ts'
import { EMPTY } from '../../../../kit/format.ts'
import { useText } from '../../../../platform/text.ts'
import { RoleTags } from '../../parts/index.ts'
import { useEntityName } from '../entities.ts'
import { EntityPick } from '../kit/EntityPick.tsx'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { formText } from '../text.ts'
import { useField, useForm } from '../use-field.ts'
import { NamedBanks } from './NamedBanks.tsx'
import { SyndicateTable } from './SyndicateTable.tsx'
import css from './syndicate.module.css'
import formCss from '../../../../kit/form/form.module.css'

export function SyndicateTab() {
  const t = useText(formText)
  return (
    <div className={formCss.form}>
      <Section title={t('section.syndicate')} hint={t('syndicate.hint')}>
        <Syndicate />
        <NamedBanks />
      </Section>
    </div>
  )
}

const bankList = (banks: readonly SyndicateMember[]) => <BankList banks={banks} />

/** For who only reads. */
function BankList({ banks }: { banks: readonly SyndicateMember[] }) {
  const entity = useEntityName()
  if (banks.length === 0) return EMPTY
  return (
    <ul>
      {banks.map(({ entityId, roles }) => (
        <li key={entityId}>
          {entity(entityId)} <RoleTags roles={roles} />
        </li>
      ))}
    </ul>
  )
}

function Syndicate() {
  const t = useText(formText)
  const form = useForm()
  const { value } = useField('shared.syndicate')
  const taken = value.map(({ entityId }) => entityId)
  return (
    <FieldFrame place="shared.syndicate" wide group rows show={bankList}>
      {(field) => (
        <>
          {value.length > 0 && <SyndicateTable field={field} />}
          <div className={css.addRow}>
            <EntityPick
              dealRole="underwriter"
              value={null}
              placeholder={t('bank.add')}
              aria-label={t('bank.add')}
              without={taken}
              onName={(name) => {
                const named = form.get('shared.namedBanks')
                if (named.every((bank) => bank.name !== name))
                  form.set({ 'shared.namedBanks': [...named, { name, roles: ['JLM'] }] })
              }}
              onPick={(entityId) => {
                if (!entityId) return
                // The first bank usually runs the book.
                const roles = value.length === 0 ? (['OC'] as const) : (['JLM'] as const)
                field.update((banks) => [...banks, { entityId, roles: [...roles], appointedOn: null }])
              }}
            />
          </div>
        </>
      )}
    </FieldFrame>
  )
}
