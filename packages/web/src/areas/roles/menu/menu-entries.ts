import type { MenuItem } from '@bookrunner/contract/access'
import { routeTitles } from '@bookrunner/contract/access'
import { mayLeadTo, routes, type Route, type RouteTitle } from '@bookrunner/domain/access'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { langStore, type Lang } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { ROLES } from '../role-list.ts'

/** An entry with the entries below it. */
export interface Entry extends Omit<MenuItem, 'children'> {
  readonly children?: readonly Entry[]
}

const MENU = ['menu'] as const

/** The whole menu, also what is hidden. */
export const useMenu = () => {
  const lang = useStore(langStore)
  return useQuery({
    queryKey: [...MENU, lang],
    queryFn: async (): Promise<readonly Entry[]> => (await api.access.menuList({ all: true })).list,
    meta: { failure: 'shown' },
  })
}

/** Loads what shows the menu again: this list, the own menu, and the permissions that groups can have. */
export function useMenuAgain() {
  const client = useQueryClient()
  return () => Promise.all([MENU, ['me'], ROLES].map((queryKey) => client.invalidateQueries({ queryKey })))
}

export const flatEntries = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flatEntries(entry.children ?? [])])

/** The screens that an entry can lead to, by their titles. */
export const targetsIn = (lang: Lang) =>
  (routes as readonly Route[])
    .filter(({ path }) => mayLeadTo(path))
    .map(({ path, title }) => ({ value: path, label: `${routeTitles[title as RouteTitle][lang]} · ${path}` }))

export interface FunctionFields extends LocalizedNames {
  readonly tab: string
}

export interface EntryFields extends LocalizedNames {
  readonly parentId: string
  readonly path: string
  readonly permission: string
  readonly hidden: boolean
  readonly functions: readonly FunctionFields[]
}

const noNames: LocalizedNames = { name: '', nameCn: '', nameHk: '' }

export const fieldsOf = (entry: Entry | undefined): EntryFields => ({
  ...(entry?.names ?? noNames),
  parentId: entry?.parentId ?? '',
  path: entry?.path ?? '',
  permission: entry?.menuTab ?? '',
  hidden: entry?.hidden ?? false,
  functions:
    entry?.functions.map(({ functionTab, names }) => ({ tab: functionTab, ...(names ?? noNames) })) ?? [],
})

const keyForm = /^[A-Za-z][0-9A-Za-z_]*$/

export const isFunction = ({ tab, name }: FunctionFields): boolean => keyForm.test(tab) && name.trim() !== ''

const sentFunctions = (functions: readonly FunctionFields[]) =>
  functions.map(({ tab, name, nameCn, nameHk }) => ({
    functionTab: tab,
    functionName: name.trim(),
    functionNameCn: nameCn.trim(),
    functionNameHk: nameHk.trim(),
  }))

/** A new entry, as the call takes it. */
export const addedEntry = (fields: EntryFields) => ({
  parentId: fields.parentId || null,
  menuName: fields.name.trim(),
  menuNameCn: fields.nameCn.trim(),
  menuNameHk: fields.nameHk.trim(),
  path: fields.path.trim(),
  hidden: fields.hidden,
  ...(fields.permission.trim() && {
    menuTab: fields.permission.trim(),
    functions: sentFunctions(fields.functions),
  }),
})

/** The edit of an entry; page and functions of the product's own stay. */
export const editedEntry = ({ menuId, builtIn, menuTab }: Entry, fields: EntryFields) => ({
  menuId,
  menuName: fields.name.trim(),
  menuNameCn: fields.nameCn.trim(),
  menuNameHk: fields.nameHk.trim(),
  hidden: fields.hidden,
  ...(!builtIn && { path: fields.path.trim() }),
  ...(!builtIn && menuTab && { functions: sentFunctions(fields.functions) }),
})
