import {
  nameIn,
  shortNameIn,
  type EntityNames,
  type Language,
  type LocalizedNames,
} from '@bookrunner/domain/kernel'
import { EMPTY } from '../../../kit/format.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { partsText } from './text.ts'

export type NamedEntity = LocalizedNames & Partial<EntityNames>

/** The name of an institution for the reader, short where there is little room. */
export function nameOf(entity: NamedEntity | null | undefined, lang: Language, short = false): string {
  if (!entity) return EMPTY
  return short ? shortNameIn(lang, entity) : nameIn(lang, entity)
}

interface Props {
  readonly entity: NamedEntity | null | undefined
  readonly short?: boolean
}

export function EntityName({ entity, short = false }: Props) {
  const lang = useStore(langStore)
  return (
    <span translate="no" title={short && entity ? nameIn(lang, entity) : undefined}>
      {nameOf(entity, lang, short)}
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
