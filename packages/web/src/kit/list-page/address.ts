import { pageSizes } from '@bookrunner/contract/kernel'
import type { FilterField } from './fields.ts'

export type Direction = 'asc' | 'desc'

export interface Sort<Field extends string = string> {
  readonly field: Field
  readonly order: Direction
}

export interface Paging<Sortable extends string = string> {
  readonly keyword: string
  readonly page: number
  readonly size: number
  readonly sort: Sort<Sortable> | undefined
}

// oxlint-disable-next-line typescript/no-explicit-any -- the values of the fields are inferred one by one
export type FilterFields = Readonly<Record<string, FilterField<any>>>

type ValuesOf<Fields extends FilterFields> = {
  readonly [Name in keyof Fields]: ReturnType<Fields[Name]['read']>
}

type SentOf<Fields extends FilterFields> = {
  readonly [Name in keyof Fields]?: Exclude<ReturnType<Fields[Name]['write']>, ''>
}

/** What a list shows: a link to it shows a colleague the same. */
export type ListState<Fields extends FilterFields, Sortable extends string> = Paging<Sortable> &
  ValuesOf<Fields>

interface Declared<Fields extends FilterFields, Sortable extends string> {
  /** Put before each name in the address, where two lists share a page. */
  readonly prefix?: string
  readonly filters: Fields
  readonly sorts: readonly Sortable[]
}

/** Reads and writes the state of a list: in its address, and as its call takes it. */
export class ListAddress<const Fields extends FilterFields, const Sortable extends string> {
  readonly #prefix: string
  readonly #sorts: readonly Sortable[]
  readonly #fields: readonly { name: string; field: FilterFields[string]; param: string }[]

  constructor({ prefix = '', filters, sorts }: Declared<Fields, Sortable>) {
    this.#prefix = prefix
    this.#sorts = sorts
    this.#fields = Object.entries(filters).map(([name, field]) => ({
      name,
      field,
      param: prefix + (field.as ?? name),
    }))
  }

  read(search: string): ListState<Fields, Sortable> {
    const params = new URLSearchParams(search)
    const get = (name: string) => params.get(this.#prefix + name)
    const page = Number(get('page'))
    const size = Number(get('size'))
    const sort = this.#sorts.find((name) => name === get('sort'))
    const paging: Paging<Sortable> = {
      keyword: (get('q') ?? '').slice(0, 100),
      page: Number.isInteger(page) && page > 0 ? page : 1,
      size: pageSizes.find((allowed) => allowed === size) ?? pageSizes[0],
      sort: sort && { field: sort, order: get('dir') === 'desc' ? 'desc' : 'asc' },
    }
    const values = Object.fromEntries(
      this.#fields.map(({ name, field, param }) => [name, field.read(params.get(param)) as unknown]),
    ) as ValuesOf<Fields>
    return { ...paging, ...values }
  }

  /** The address with this state. Defaults are left out, and what belongs to others stays. */
  write(search: string, state: ListState<Fields, Sortable>): string {
    const { keyword, page, size, sort } = state
    const prefix = this.#prefix
    return withParams(search, [
      [`${prefix}q`, keyword],
      ...this.#written(state).map(({ param, text }) => [param, text] as const),
      [`${prefix}page`, page > 1 ? String(page) : ''],
      [`${prefix}size`, size === pageSizes[0] ? '' : String(size)],
      [`${prefix}sort`, sort?.field ?? ''],
      [`${prefix}dir`, sort?.order === 'desc' ? 'desc' : ''],
    ])
  }

  /** How many filters are set beside the keyword. */
  filterCount(state: ListState<Fields, Sortable>): number {
    const set = this.#written(state).filter(({ text }) => text !== '')
    return new Set(set.map(({ group }) => group)).size
  }

  isFiltered(state: ListState<Fields, Sortable>): boolean {
    return state.keyword !== '' || this.filterCount(state) > 0
  }

  /** Other filters show other rows, so the list starts at its first page. */
  changed(
    state: ListState<Fields, Sortable>,
    change: Partial<ListState<Fields, Sortable>>,
  ): ListState<Fields, Sortable> {
    return { ...state, page: 1, ...change }
  }

  /** Without filters; page size and sort stay. */
  cleared({ size, sort }: ListState<Fields, Sortable>): ListState<Fields, Sortable> {
    return { ...this.read(''), size, sort }
  }

  /** The filters as calls take them: for the list, and for a file of all its pages. */
  filterOf(state: ListState<Fields, Sortable>) {
    const keyword = state.keyword.trim()
    const set = this.#written(state).filter(({ text }) => text !== '')
    return {
      ...(keyword && { keyword }),
      ...(Object.fromEntries(set.map(({ name, text }) => [name, text])) as SentOf<Fields>),
    }
  }

  queryOf(state: ListState<Fields, Sortable>) {
    return {
      pageNum: state.page,
      pageSize: state.size,
      ...(state.sort && { sortField: state.sort.field, sortOrder: state.sort.order }),
      ...this.filterOf(state),
    }
  }

  /** §5: a page that has become empty steps back to the last one that isn't. */
  stepBack(state: ListState<Fields, Sortable>, total: number): ListState<Fields, Sortable> | undefined {
    const last = Math.max(1, Math.ceil(total / state.size))
    return state.page > last ? { ...state, page: last } : undefined
  }

  #written(state: ListState<Fields, Sortable>) {
    const values: Readonly<Record<string, unknown>> = state
    return this.#fields.map(({ name, field, param }) => ({
      name,
      param,
      group: field.group ?? name,
      text: field.write(values[name]),
    }))
  }
}

/** The address with these parameters; those without a value are removed, others stay. */
export function withParams(
  search: string,
  params: readonly (readonly [name: string, value: string | undefined])[],
): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of params) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  // A list is written with commas.
  const text = next.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
