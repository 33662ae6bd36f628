import { isSelfLed, leiAfter } from '@bookrunner/domain/deals'
import { useText } from '../../../../platform/text.ts'
import { useEntityName } from '../entities.ts'
import { EntityPick } from '../kit/EntityPick.tsx'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { formText } from '../text.ts'
import { useDerived, useForm, useValue } from '../use-field.ts'
import tagsCss from '../../../../kit/tags.module.css'

/** An institution, or a name until an administrator links it to one. */
export function IssuerField() {
  const form = useForm()
  const nameOfEntity = useEntityName()
  const named = useValue('shared.issuerName')
  const put = (issuerId: string | null, issuerName: string | null, lei?: string | null) => {
    const [typed, before] = [form.get('shared.issuerLei'), form.get('shared.issuerId')]
    // The LEI of the institution that was the issuer goes with it.
    const isOld = before !== null && typed !== null && form.known.get().get(before)?.lei === typed
    const { issuerLei } = leiAfter(isOld ? null : typed, lei)
    form.set({
      'shared.issuerId': issuerId,
      'shared.issuerName': issuerName,
      'shared.issuerLei': issuerLei,
    })
  }
  return (
    <FieldFrame
      place="shared.issuerId"
      hint={<Hint />}
      show={(value) => (value === null && named !== null ? named : nameOfEntity(value))}
    >
      {({ value }, control) => (
        <EntityPick
          {...control}
          dealRole="issuer"
          value={value}
          named={named}
          onPick={(entityId, found) => put(entityId, null, found?.lei)}
          onName={(name) => put(null, name)}
        />
      )}
    </FieldFrame>
  )
}

/** Says that a bank leads its own deal, which is allowed, or that the issuer is a name only. */
function Hint() {
  const t = useText(formText)
  const selfLed = useDerived(({ deal: { shared } }) => isSelfLed(shared))
  const byName = useDerived(({ deal: { shared } }) => shared.issuerId === null && shared.issuerName !== null)
  if (byName) return t('issuer.byName')
  return selfLed ? <span className={tagsCss.flag}>{t('selfLed')}</span> : null
}
