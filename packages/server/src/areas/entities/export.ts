import { entitiesCalls, entityWord, type EntityWord } from '@bookrunner/contract/entities'
import type { Language } from '@bookrunner/contract/kernel'
import { reviewStateOf } from '@bookrunner/domain/entities'
import { nameIn } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { sheetFile, type SheetCell } from '../../platform/sheet.ts'
import type { EntityRecord } from './entity-record.ts'
import { allEntities } from './entity-list.repo.ts'

const headings = [
  ['name', 40],
  ['nameCn', 30],
  ['nameHk', 30],
  ['shortName', 18],
  ['lei', 24],
  ['group', 26],
  ['type', 22],
  ['region', 18],
  ['jurisdiction', 14],
  ['dealRoles', 24],
  ['email', 30],
  ['contact', 20],
  ['phone', 18],
  ['website', 30],
  ['tags', 30],
  ['source', 16],
  ['review', 16],
  ['users', 10],
] as const satisfies [EntityWord, number][]

const cellsOf = (record: EntityRecord, language: Language): SheetCell[] => {
  const { group, type, region, phoneArea, phone } = record
  const word = (each: EntityWord) => entityWord(each, language)
  return [
    record.name,
    record.nameCn,
    record.nameHk,
    record.shortName,
    record.lei,
    group && nameIn(language, group),
    type && nameIn(language, type),
    region && word(region),
    record.jurisdiction,
    record.dealRoles.map(word).join(', '),
    record.email,
    record.contact,
    phoneArea && `+${phoneArea} ${phone}`,
    record.website,
    record.tags.join(', '),
    word(record.source),
    word(reviewStateOf(record)),
    record.users,
  ]
}

/** What the filter shows, all pages of it. */
export const exportList = read(entitiesCalls.export, async ({ input, actor, db, language, workers }) => {
  const records = await allEntities(db, actor, input)
  const sheet = entityWord('sheet', language)
  return sheetFile(
    sheet,
    [
      {
        name: sheet,
        columns: headings.map(([word, width]) => ({ header: entityWord(word, language), width })),
        rows: records.map((record) => cellsOf(record, language)),
      },
    ],
    workers,
  )
})
