import { codeNamed, entitiesCalls, type ImportColumn } from '@bookrunner/contract/entities'
import type { RefusedBy } from '@bookrunner/contract/kernel'
import {
  dealRoles,
  emptyEntity,
  entityFaults,
  idTypes,
  regions,
  tidyEntity,
} from '@bookrunner/domain/entities'
import type { EntityFields } from '@bookrunner/domain/entities'
import { allNames, isRefusal, type FieldRefusal } from '@bookrunner/domain/kernel'
import { parseInput } from '../../platform/http/parse.ts'
import type { NamedRow } from './entity-record.ts'

export type ImportCells = Partial<Record<ImportColumn, string>>

/** Groups and types by their names in small letters, in any language. */
export interface PlacesByName {
  groups: ReadonlyMap<string, string>
  types: ReadonlyMap<string, string>
}

const key = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

export const byName = (rows: readonly NamedRow[]): Map<string, string> =>
  new Map(
    rows.flatMap((row) => allNames({ ...row, shortName: '' }).map((name) => [key(name), row.id] as const)),
  )

const listed = (text: string): string[] =>
  text
    .split(/[,;，；、]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** "+852 2345 6789" in one cell. */
const areaInPhone = /^\+?(86|852|886)[ -]/

const phoneIn = ({ phoneArea, phone }: ImportCells) => {
  const area = phoneArea?.replace(/^\+/, '')
  const inPhone = area === undefined ? areaInPhone.exec(phone ?? '') : null
  if (inPhone) return { phoneArea: inPhone[1], phone: phone!.slice(inPhone[0].length) }
  return { ...(area !== undefined && { phoneArea: area }), ...(phone !== undefined && { phone }) }
}

export type CellFault = FieldRefusal<RefusedBy<typeof entitiesCalls.importBondOrg>>

/** A row as an institution, or what is wrong in which column. */
export const institutionIn = (
  cells: ImportCells,
  places: PlacesByName,
): { fields: EntityFields } | { faults: CellFault[] } => {
  const { type, group, region, dealRoles: roles, idType, tags, phone: _, phoneArea: __, ...texts } = cells
  const groupId = group === undefined ? undefined : places.groups.get(key(group))
  const classId = type === undefined ? undefined : places.types.get(key(type))
  const faults: CellFault[] = []
  if (group !== undefined && groupId === undefined)
    faults.push({ field: 'group', reason: 'entity.group-unknown' })
  if (type !== undefined && classId === undefined)
    faults.push({ field: 'type', reason: 'entity.type-unknown' })
  const parsed = parseInput(entitiesCalls.add.input, {
    ...texts,
    ...phoneIn(cells),
    ...(texts.jurisdiction !== undefined && { jurisdiction: texts.jurisdiction.toUpperCase() }),
    ...(groupId !== undefined && { groupId }),
    ...(classId !== undefined && { classId }),
    ...(region !== undefined && { region: codeNamed(regions, region) }),
    ...(roles !== undefined && { dealRoles: listed(roles).map((role) => codeNamed(dealRoles, role)) }),
    ...(idType !== undefined && { idType: codeNamed(idTypes, idType) }),
    ...(tags !== undefined && { tags: listed(tags) }),
  })
  if (isRefusal(parsed)) {
    // `tags.2` is in the column of tags.
    const wrong = (parsed.fields ?? []).map(
      (fault) => ({ ...fault, field: fault.field.replace(/\..*/, '') }) as CellFault,
    )
    return { faults: [...faults, ...wrong] }
  }
  const fields = tidyEntity({ ...emptyEntity, ...parsed.value })
  const all = [...faults, ...entityFaults(fields)]
  return all.length > 0 ? { faults: all } : { fields }
}
