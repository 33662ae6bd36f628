import { entityRows, type EntityWord } from './export-text.ts'

/** The columns of a list of institutions, in the order of the template. */
export const importColumns = [
  'name',
  'nameCn',
  'nameHk',
  'shortName',
  'lei',
  'type',
  'group',
  'region',
  'jurisdiction',
  'dealRoles',
  'idType',
  'idNumber',
  'idAddress',
  'registeredAddress',
  'officeAddress',
  'website',
  'email',
  'contact',
  'position',
  'phoneArea',
  'phone',
  'tags',
  'remark',
] as const satisfies readonly EntityWord[]
export type ImportColumn = (typeof importColumns)[number]

export const mostInstitutions = 20_000

/** A heading or a code without case, width and punctuation. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Headings that lists of other systems have. */
const synonyms: Partial<Record<ImportColumn, readonly string[]>> = {
  name: [
    'Name',
    'Institution',
    'Institution name',
    'Legal name',
    'Entity',
    'Entity name',
    '机构',
    '机构名称',
    '機構',
    '機構名稱',
    '名称',
    '名稱',
  ],
  nameCn: ['Chinese name', '中文名', '中文名称', '中文名稱'],
  lei: ['LEI code'],
  jurisdiction: ['Country', '国家', '國家'],
  dealRoles: ['Role', 'Roles'],
  website: ['Website', 'URL', '网站', '網站'],
  email: ['E-mail', 'Mail'],
  phone: ['Telephone', 'Tel', '电话', '電話'],
  tags: ['Tag'],
}

const columnsByHead: ReadonlyMap<string, ImportColumn> = new Map(
  importColumns.flatMap((column) =>
    [column, ...entityRows[column], ...(synonyms[column] ?? [])].map(
      (head) => [plain(head), column] as const,
    ),
  ),
)

export interface ImportHead {
  columns: readonly (ImportColumn | undefined)[]
  /** Heads of columns that are not read. */
  unread: readonly string[]
  twice: ImportColumn | undefined
}

/** A line is the head of a list if it names institutions and one thing more about them. */
export const importHead = (line: readonly string[]): ImportHead | undefined => {
  const columns = line.map((head) => columnsByHead.get(plain(head)))
  const found = columns.filter((column) => column !== undefined)
  if (!found.includes('name') || found.length < 2) return undefined
  return {
    columns,
    unread: line.map((head) => head.trim()).filter((head, at) => head !== '' && columns[at] === undefined),
    twice: found.find((column, at) => found.indexOf(column) !== at),
  }
}

/** The code that a cell names in any language; the text itself if it is none. */
export const codeNamed = (codes: readonly EntityWord[], text: string): string =>
  codes.find((code) => [code, ...entityRows[code]].some((word) => plain(word) === plain(text))) ?? text.trim()
