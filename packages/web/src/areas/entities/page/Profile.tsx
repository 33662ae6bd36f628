import { nameIn } from '@bookrunner/domain/kernel'
import type { ReactNode } from 'react'
import { FileImage } from '../../../kit/FileImage.tsx'
import { day } from '../../../kit/format.ts'
import { useListed } from '../../../kit/use-listed.ts'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { entitiesText, entityCodeText } from '../text.ts'
import type { EntityRow } from '../use-entities.ts'
import { institutionText } from './text.ts'
import css from './page.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly row: EntityRow
}

/** What is known of an institution; fields without a value are left out. */
export function Profile({ row }: Props) {
  const t = useText(institutionText)
  return (
    <section aria-label={t('profile')}>
      <div className={textCss.sectionHead}>
        <h2>{t('profile')}</h2>
      </div>
      <div className={css.profile}>
        <Names row={row} />
        <Place row={row} />
        <Reach row={row} />
      </div>
    </section>
  )
}

function Fact({ name, children, plain }: { name: string; children: ReactNode; plain?: boolean }) {
  if (children === null || children === '' || children === false) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd {...(!plain && { translate: 'no' })}>{children}</dd>
    </div>
  )
}

function Names({ row }: Props) {
  const word = useText(entityCodeText)
  return (
    <dl>
      <Fact name={word('name')}>{row.name}</Fact>
      <Fact name={word('nameCn')}>{row.nameCn}</Fact>
      <Fact name={word('nameHk')}>{row.nameHk}</Fact>
      <Fact name={word('shortName')}>{row.shortName}</Fact>
      <Fact name={word('lei')}>{row.lei && <span className="br-figures">{row.lei}</span>}</Fact>
      <Fact name={word('logo')}>
        {row.logoId && (
          <FileImage
            fileId={row.logoId}
            load={() => api.entities.logo({ entityId: row.entityId })}
            alt={word('logo')}
          />
        )}
      </Fact>
      <Fact name={word('tags')}>{row.tags.join(', ')}</Fact>
    </dl>
  )
}

function Place({ row }: Props) {
  const t = useText(institutionText)
  const entityT = useText(entitiesText)
  const word = useText(entityCodeText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const listed = useListed()
  const { type, group, region, jurisdiction } = row
  return (
    <dl>
      <Fact name={word('type')}>{type && nameIn(lang, type)}</Fact>
      <Fact name={word('group')}>{group && nameIn(lang, group)}</Fact>
      <Fact name={word('dealRoles')} plain>
        {listed(row.dealRoles.map((role) => word(role)))}
      </Fact>
      <Fact name={word('region')} plain>
        {region && word(region)}
      </Fact>
      <Fact name={word('jurisdiction')}>{jurisdiction}</Fact>
      <Fact name={word('source')} plain>
        {word(row.source)}
      </Fact>
      <Fact name={word('review')} plain>
        {row.refusal ? (
          <span className={textCss.warning}>{entityT('refused', { reason: row.refusal })}</span>
        ) : (
          word(row.review)
        )}
      </Fact>
      <Fact name={t('added')} plain>
        <time dateTime={row.createTime}>{day(row.createTime, lang, zone)}</time>
      </Fact>
    </dl>
  )
}

/** How to reach it, and its papers, which administrators alone read. */
function Reach({ row }: Props) {
  const t = useText(institutionText)
  const word = useText(entityCodeText)
  const { identity, phone, phoneArea, contact, position, website, email } = row
  const papers = identity && [identity.idType && word(idTypeWord[identity.idType]), identity.idNumber]
  return (
    <dl>
      <Fact name={t('contactPerson')}>{[contact, position].filter(Boolean).join(', ')}</Fact>
      <Fact name={word('phone')}>
        {phone && <span className="br-figures">{phoneArea ? `+${phoneArea} ${phone}` : phone}</span>}
      </Fact>
      <Fact name={word('email')}>{email}</Fact>
      <Fact name={word('website')}>
        {website && (
          <a href={website} target="_blank" rel="noreferrer">
            {website}
          </a>
        )}
      </Fact>
      <Fact name={word('registeredAddress')}>{row.registeredAddress}</Fact>
      <Fact name={word('officeAddress')}>{row.officeAddress}</Fact>
      <Fact name={t('idDocument')}>{papers && papers.filter(Boolean).join(' · ')}</Fact>
      <Fact name={word('idAddress')}>{identity && identity.idAddress}</Fact>
      <Fact name={word('remark')}>{identity && identity.remark}</Fact>
    </dl>
  )
}

const idTypeWord = {
  incorporation: 'incorporation',
  licence: 'licence',
  other: 'other',
} as const
