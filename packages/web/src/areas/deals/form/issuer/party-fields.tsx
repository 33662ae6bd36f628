import { supportKinds, type SupportKind, type SupportProvider } from '@bookrunner/domain/deals'
import { Select } from 'antd'
import { EMPTY, withNote } from '../../../../kit/format.ts'
import { useListed } from '../../../../kit/use-listed.ts'
import { useText } from '../../../../platform/text.ts'
import { useReader } from '../../parts/index.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { replaced } from '../rows.ts'
import { formText } from '../text.ts'
import { PartyList, usePartyName } from './PartyList.tsx'

export function GuarantorsField() {
  const t = useText(formText)
  const nameOf = usePartyName()
  return (
    <FieldFrame
      place="shared.guarantors"
      group
      rows
      show={(parties) => parties.map(nameOf).join('; ') || EMPTY}
    >
      {(field) => (
        <PartyList
          field={field}
          parties={field.value}
          add={t('party.find')}
          rowOf={(party) => party}
          onParties={(parties) => field.set(parties)}
        />
      )}
    </FieldFrame>
  )
}

/** Each provider once, with all it gives: keepwell, EIPU, liquidity support, SBLC. */
export function SupportField() {
  const t = useText(formText)
  const dealNames = useDealNames()
  const nameOf = usePartyName()
  const listed = useListed()
  const { lang } = useReader()
  const kindsOf = ({ kinds }: SupportProvider) => listed(kinds.map(dealNames.support))
  return (
    <FieldFrame
      place="shared.support"
      group
      rows
      hint={t('party.hint')}
      show={(parties) =>
        parties.map((party) => withNote(nameOf(party), kindsOf(party), lang)).join('; ') || EMPTY
      }
    >
      {(field) => (
        <PartyList
          field={field}
          parties={field.value}
          add={t('party.find')}
          rowOf={(party): SupportProvider => ({ ...party, kinds: [] })}
          onParties={(parties) => field.set(parties)}
          renderMore={(party, at) => (
            <Select
              mode="multiple"
              aria-label={t('support.kinds.of', { name: nameOf(party) })}
              placeholder={t('support.kinds')}
              value={party.kinds}
              options={supportKinds.map((kind) => ({ value: kind, label: dealNames.support(kind) }))}
              onChange={(chosen: SupportKind[]) => {
                const kinds = supportKinds.filter((kind) => chosen.includes(kind))
                field.update((parties) => replaced(parties, at, { ...party, kinds }))
              }}
            />
          )}
        />
      )}
    </FieldFrame>
  )
}
