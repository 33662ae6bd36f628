import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { sql, type RawBuilder } from 'kysely'
import { type Db, nameColumns } from '../../../platform/db/index.ts'

export interface NamedEntityMatch extends LocalizedNames {
  id: string
  invests: boolean
  /** Its name only begins with what was typed: it is named in the refusal, and never taken. */
  begins: boolean
}

type TypedMatch = NamedEntityMatch & { typed: string }

/** The name of a merged entity means the institution it was merged into. */
const matchesWhere = (names: readonly string[], begins: boolean, isMatch: RawBuilder<boolean>) =>
  sql<TypedMatch>`
    select distinct n.typed, e.id, ${nameColumns('e')}, 'investor' = any(e.deal_roles) as invests,
      ${begins}::bool as begins
    from unnest(${names}::text[]) as n (typed)
    join entity m on ${isMatch}
    join entity e on e.id = coalesce(m.merged_into, m.id)
    where n.typed <> '' and e.review = 'reviewed'`

const isNamed = sql<boolean>`lower(n.typed) in (
  lower(m.name), lower(m.name_cn), lower(m.name_hk), lower(m.short_name), lower(m.lei), m.id)`

/** Whole words of a name in English, and at least two characters of one in Chinese. */
const nameBegins = sql<boolean>`starts_with(lower(m.name), lower(n.typed) || ' ')
  or (char_length(n.typed) > 1 and n.typed ~ '[^[:ascii:]]'
    and (starts_with(m.name_cn, n.typed) or starts_with(m.name_hk, n.typed)))`

/**
 * Entities by the names in a list: a name in English or Chinese, short name, LEI or id; for a name that is none of
 * them, those whose names begin with it.
 */
export const readMatches = async (
  db: Db,
  names: readonly string[],
): Promise<Map<string, NamedEntityMatch[]>> => {
  const found = new Map<string, NamedEntityMatch[]>()
  const add = ({ typed, ...match }: TypedMatch) => found.set(typed, [...(found.get(typed) ?? []), match])
  const named = await matchesWhere(names, false, isNamed).execute(db)
  named.rows.forEach(add)
  const left = names.filter((name) => !found.has(name))
  if (left.length === 0) return found
  const begun = await matchesWhere(left, true, nameBegins).execute(db)
  begun.rows.forEach(add)
  return found
}
