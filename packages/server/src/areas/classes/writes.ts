import { classesCalls } from '@bookrunner/contract/classes'
import { isSame, refuse, refuseFields } from '@bookrunner/domain/kernel'
import { newId } from '../../platform/ids.ts'
import { accept, service, type LoggedValue } from '../../platform/service/index.ts'
import type { ClassRecord } from './class.repo.ts'
import { allTypes, types } from './types.ts'

/** More would not fit into a chart. */
const mostTypes = 100

const takenBy = (list: readonly ClassRecord[], { classId, name }: ClassRecord): boolean =>
  list.some((each) => each.classId !== classId && each.name.toLowerCase() === name.toLowerCase())

const nameTaken = () => refuseFields('input.invalid', [{ field: 'name', reason: 'record.exists' }])

export const add = service(classesCalls.add, {
  on: types,
  prepare: async () => ({ classId: newId('cls') }),
  key: () => allTypes,
  decide: ({ input, state: { list }, prepared: { classId } }) => {
    const added = { classId, ...input, entities: 0 }
    if (takenBy(list, added)) return nameTaken()
    if (list.length >= mostTypes) return refuse('input.too-large')
    const after = [...list, added]
    return accept({
      reply: { list: after },
      changes: [{ after }],
      line: { code: 'type.added', params: { classId } },
    })
  },
})

const placed = (list: readonly ClassRecord[], moved: ClassRecord, before: string | null): ClassRecord[] => {
  const others = list.filter(({ classId }) => classId !== moved.classId)
  const at = others.findIndex(({ classId }) => classId === before)
  return at < 0 ? [...others, moved] : [...others.slice(0, at), moved, ...others.slice(at)]
}

const placeOf = (list: readonly ClassRecord[], classId: string): number =>
  list.findIndex((each) => each.classId === classId)

/** What differs, for the log: names, and the place in the order. */
const loggedValues = (before: ClassRecord, after: ClassRecord, [from, to]: [number, number]): LoggedValue[] =>
  [
    ...(['name', 'nameCn', 'nameHk'] as const).map((field) => ({
      field,
      from: before[field],
      to: after[field],
    })),
    { field: 'place', from: from + 1, to: to + 1 },
  ].filter((each) => each.from !== each.to)

export const edit = service(classesCalls.edit, {
  on: types,
  key: () => allTypes,
  decide: ({ input: { classId, before, ...names }, state: { list } }) => {
    const found = list.find((each) => each.classId === classId)
    if (!found) return refuse('record.unknown')
    if (before && !list.some((each) => each.classId === before))
      return refuseFields('input.invalid', [{ field: 'before', reason: 'record.unknown' }])
    const edited = {
      ...found,
      name: names.name ?? found.name,
      nameCn: names.nameCn ?? found.nameCn,
      nameHk: names.nameHk ?? found.nameHk,
    }
    if (takenBy(list, edited)) return nameTaken()
    const after =
      before === undefined || before === classId
        ? list.map((each) => (each === found ? edited : each))
        : placed(list, edited, before)
    if (isSame(after, list)) return refuse('write.no-changes')
    return accept({
      reply: { list: [...after] },
      changes: [{ after }],
      line: {
        code: 'type.edited',
        params: {
          classId,
          order: after.map((each) => each.classId),
          values: loggedValues(found, edited, [list.indexOf(found), placeOf(after, classId)]),
        },
      },
    })
  },
})

export const del = service(classesCalls.del, {
  on: types,
  key: () => allTypes,
  decide: ({ input: { classId, moveTo }, state: { list } }) => {
    const found = list.find((each) => each.classId === classId)
    const target = list.find((each) => each.classId === moveTo)
    if (!found) return refuse('record.unknown')
    if (moveTo !== undefined && (!target || target === found))
      return refuseFields('input.invalid', [{ field: 'moveTo', reason: 'record.unknown' }])
    const { entities: count } = found
    if (count > 0 && !target)
      return refuseFields('record.in-use', [
        { field: 'moveTo', reason: 'group.has-entities', params: { count } },
      ])
    const after = list
      .filter((each) => each !== found)
      .map((each) => (each === target ? { ...each, entities: each.entities + count } : each))
    return accept({
      reply: { list: after },
      changes: [{ after, deleted: { classId, moveTo } }],
      line: {
        code: 'type.deleted',
        params: {
          classId,
          moveTo,
          moved: count,
          values: [
            { field: 'name', from: found.name, to: null },
            ...(target ? [{ field: 'classId', from: classId, to: target.classId }] : []),
          ],
        },
      },
    })
  },
})
