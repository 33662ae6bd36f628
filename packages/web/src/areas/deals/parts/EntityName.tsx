import { EMPTY } from '../../../kit/format.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { partsText } from './text.ts'

export interface NamedEntity {
  readonly name: string
  readonly nameCn: string
  readonly shortName: string
}

/** An institution as the reader calls it: its Chinese name in Chinese pages, where it has one. */
export function nameOf(entity: NamedEntity | null | undefined, chinese: boolean, short = false): string {
  if (!entity) return EMPTY
  if (chinese && entity.nameCn) return entity.nameCn
  return (short && entity.shortName) || entity.name
}

interface Props {
  readonly entity: NamedEntity | null | undefined
  readonly short?: boolean
}

export function EntityName({ entity, short = false }: Props) {
  const chinese = useStore(langStore) !== 'US'
  return (
    <span translate="no" title={short ? entity?.name : undefined}>
      {nameOf(entity, chinese, short)}
    </span>
  )
}

/** Who issues; a draft may not know yet. */
export function IssuerName({
  issuer,
  short = false,
}: {
  readonly issuer: NamedEntity | null
  readonly short?: boolean
}) {
  const t = useText(partsText)
  return issuer ? <EntityName entity={issuer} short={short} /> : t('noIssuer')
}
