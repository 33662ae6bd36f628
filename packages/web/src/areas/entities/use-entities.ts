import type { ReplyOf } from '@bookrunner/contract'
import type { entitiesCalls } from '@bookrunner/contract/entities'
import { mayUse } from '@bookrunner/domain/access'
import { dealRoles, regions, reviewStates, sources } from '@bookrunner/domain/entities'
import { nameIn, type LocalizedNames } from '@bookrunner/domain/kernel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { anId, ListAddress, oneOf, useList, useListQuery } from '../../kit/list-page/index.ts'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'

export type EntityRow = ReplyOf<typeof entitiesCalls.list>['list'][number]

export const entitiesKey = ['entities']

const entityAddress = new ListAddress({
  filters: {
    classId: anId('type'),
    groupId: anId('group'),
    region: oneOf(regions),
    dealRole: oneOf(dealRoles),
    source: oneOf(sources),
    review: oneOf(reviewStates),
    state: oneOf(['merged']),
  },
  sorts: [
    'name',
    'lei',
    'group',
    'type',
    'region',
    'jurisdiction',
    'source',
    'review',
    'users',
    'createTime',
  ],
})

export type Purpose = 'entities' | 'opening'

const callsFor = {
  entities: { list: api.entities.list, file: api.entities.export },
  opening: { list: api.entities.getBondOrg, file: api.entities.exportBondOrg },
} as const satisfies Record<Purpose, unknown>

/** A page of institutions, as the address names it. */
export function useEntities(purpose: Purpose) {
  const list = useList(purpose, entityAddress)
  const calls = callsFor[purpose]
  const query = entityAddress.queryOf(list.state)
  const loaded = useListQuery({ key: [...entitiesKey, purpose], query, call: calls.list })
  const { pageNum: _page, pageSize: _size, ...sorted } = query
  const { sortField: _field, sortOrder: _order, ...shown } = sorted
  return { list, loaded, shown, download: () => calls.file(sorted) }
}
export type EntityFilter = ReturnType<typeof useEntities>['shown']
export type EntityList = ReturnType<typeof useEntities>['list']

/** Loads the institutions again, and the groups and types that count them. */
export function useEntitiesAgain() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [entitiesKey, ['groups'], ['classes']].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
}

/** Types and groups to choose from. */
export function usePlaces() {
  const lang = useStore(langStore)
  const { data } = useQuery({
    queryKey: [...entitiesKey, 'places'],
    queryFn: async ({ signal }) => {
      const [classes, groups] = await Promise.all([
        api.classes.list({}, { signal }),
        api.groups.list({ pageSize: 500 }, { signal }),
      ])
      return { classes: classes.list, groups: groups.list }
    },
    meta: { failure: 'ignored' },
  })
  const options = <Row extends LocalizedNames>(rows: readonly Row[] = [], idOf: (row: Row) => string) =>
    rows.map((row) => ({ value: idOf(row), label: nameIn(lang, row) }))
  return {
    classes: options(data?.classes, ({ classId }) => classId),
    groups: options(data?.groups, ({ groupId }) => groupId),
  }
}

/** What the reader may do with institutions. */
export function useEntityRights() {
  const session = useStore(sessionStore)
  const may = (key: Parameters<typeof mayUse>[1]) => session !== undefined && mayUse(session, key)
  return {
    isAdministrator: may('admin_org_manage'),
    mayAdd: may('investor|add') || may('admin_org_manage|add'),
    mayEdit: may('admin_org_manage|edit'),
    mayReview: may('admin_org_manage|review'),
    mayImport: may('admin_org_manage|import'),
    mayMerge: may('admin_org_manage|merge'),
    mayDelete: may('admin_org_manage|delete'),
    mayClassify: may('admin_classify|assign'),
  }
}
