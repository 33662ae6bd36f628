import type { ReplyOf } from '@bookrunner/contract'
import type { classesCalls } from '@bookrunner/contract/classes'
import { mayUse } from '@bookrunner/domain/access'
import { useQueryClient } from '@tanstack/react-query'
import { ListAddress, useList, useListQuery } from '../../kit/list-page/index.ts'
import { api } from '../../platform/api.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'

export type TypeRow = ReplyOf<typeof classesCalls.list>['list'][number]

const typesKey = ['classes'] as const
const typeAddress = new ListAddress({ filters: {}, sorts: ['order'] })

/** The types in their order. There are few: the page is cut here. */
export function useTypes() {
  const list = useList('types', typeAddress)
  const loaded = useListQuery({
    key: [...typesKey, 'list'],
    query: typeAddress.queryOf(list.state),
    call: async ({ pageNum, pageSize }, options) => {
      const { list: all } = await api.classes.list({}, options)
      return { all, list: all.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: all.length }
    },
  })
  return { list, loaded }
}

/** Loads the types again, and what shows their names. */
export function useTypesAgain() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: typesKey }),
      client.invalidateQueries({ queryKey: ['entities'] }),
    ])
}

export function useTypeRights() {
  const session = useStore(sessionStore)
  const may = (key: Parameters<typeof mayUse>[1]) => session !== undefined && mayUse(session, key)
  return {
    mayAdd: may('admin_classify|add'),
    mayEdit: may('admin_classify|edit'),
    mayDelete: may('admin_classify|delete'),
  }
}
