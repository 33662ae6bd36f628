import type { Addressed } from '@bookrunner/domain/deals'
import { allNames } from '@bookrunner/domain/kernel'
import { Segmented, Select } from 'antd'
import { Section } from '../../../../kit/form/index.ts'
import { useText } from '../../../../platform/text.ts'
import { nameOf, useInvestors, useMayListInvestors, useReach, useReader } from '../../parts/index.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { formText } from '../text.ts'
import { useForm, type Field } from '../use-field.ts'
import css from './terms.module.css'
import formCss from '../../../../kit/form/form.module.css'

const kinds = ['all', 'chosen', 'types', 'groups'] as const
type Kind = Addressed['kind']

const empty: Record<Kind, Addressed> = {
  all: { kind: 'all' },
  chosen: { kind: 'chosen', entityIds: [] },
  types: { kind: 'types', classIds: [] },
  groups: { kind: 'groups', groupIds: [] },
}

const idsOf = (addressed: Addressed): readonly string[] => {
  switch (addressed.kind) {
    case 'all':
      return []
    case 'chosen':
      return addressed.entityIds
    case 'types':
      return addressed.classIds
    case 'groups':
      return addressed.groupIds
    default:
      return addressed satisfies never
  }
}

const withIds = (kind: Kind, ids: string[]): Addressed => {
  switch (kind) {
    case 'all':
      return empty.all
    case 'chosen':
      return { kind, entityIds: ids }
    case 'types':
      return { kind, classIds: ids }
    case 'groups':
      return { kind, groupIds: ids }
    default:
      return kind satisfies never
  }
}

/** Who gets to see the deal once it is announced, and how many that are. */
export function AddressedSection() {
  const t = useText(formText)
  return (
    <Section id="terms-addressed" title={t('section.addressed')}>
      <FieldFrame place="terms.addressed" wide group show={addressees}>
        {(field) => <AddressedControl field={field} />}
      </FieldFrame>
    </Section>
  )
}

const addressees = (addressed: Addressed) => <Addressees addressed={addressed} />

/** For readers who may not edit. The addressees could name an account behind an alias, so not all see their number. */
function Addressees({ addressed }: { addressed: Addressed }) {
  const dealNames = useDealNames()
  const { detail } = useForm()
  const mayCount = useMayListInvestors()
  return (
    <>
      {dealNames.addressed(addressed.kind)}{' '}
      {mayCount && detail?.hasAddressees && <Reach addressed={addressed} />}
    </>
  )
}

function AddressedControl({ field }: { field: Field<'terms.addressed'> }) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const addressed = field.value
  // A creator who leads no book edits a tranche beside an announced one.
  if (useForm().detail?.hasAddressees === false) return <Addressees addressed={addressed} />
  return (
    <div className={css.addressed}>
      <Segmented<Kind>
        aria-label={t('section.addressed')}
        value={addressed.kind}
        options={kinds.map((kind) => ({ value: kind, label: dealNames.addressed(kind) }))}
        onChange={(kind) => field.set(empty[kind])}
      />
      {addressed.kind !== 'all' && <Choice addressed={addressed} onChoose={(next) => field.set(next)} />}
      <Reach addressed={addressed} />
    </div>
  )
}

function Choice({ addressed, onChoose }: { addressed: Addressed; onChoose: (addressed: Addressed) => void }) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const { lang } = useReader()
  const { data, isFetching } = useInvestors(true, 'shown')
  const { kind } = addressed
  const options =
    kind === 'types'
      ? data?.classes.map(({ classId, name }) => ({ value: classId, label: name, found: name }))
      : kind === 'groups'
        ? data?.groups.map(({ groupId, name }) => ({ value: groupId, label: name, found: name }))
        : data?.list.map((one) => ({
            value: one.entityId,
            label: nameOf(one, lang),
            found: allNames(one).join(' '),
          }))
  return (
    <Select
      mode="multiple"
      aria-label={dealNames.addressed(kind)}
      placeholder={t('choose')}
      showSearch={{ optionFilterProp: 'found' }}
      loading={isFetching}
      maxTagCount={12}
      value={[...idsOf(addressed)]}
      options={options ?? []}
      onChange={(ids: string[]) => onChoose(withIds(kind, ids))}
    />
  )
}

/** "Reaches 24 of 24 institutions, 31 people." */
function Reach({ addressed }: { addressed: Addressed }) {
  const t = useText(formText)
  const reach = useReach(addressed)
  if (!reach) return <span className={formCss.hint}>{t('reach.counting')}</span>
  const { houses, all, people } = reach
  return (
    <span className={formCss.hint} role="status">
      {t('reach', { count: houses, all, people })}
    </span>
  )
}
