import { listHeadIn, plainWord } from '../imports/index.ts'
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

/** A line is the head of a list if it names institutions and one thing more about them. */
export const importHead = listHeadIn<ImportColumn>({
  columns: importColumns,
  words: (column) => entityRows[column],
  synonyms,
  key: 'name',
})

/** The code that a cell names in any language; the text itself if it is none. */
export const codeNamed = (codes: readonly EntityWord[], text: string): string =>
  codes.find((code) => [code, ...entityRows[code]].some((word) => plainWord(word) === plainWord(text))) ??
  text.trim()
