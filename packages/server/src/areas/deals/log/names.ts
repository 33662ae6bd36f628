import { dealLogLabels } from '@bookrunner/contract/deals'
import { fill, type Language } from '@bookrunner/contract/kernel'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { nameIn } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import { digest } from '../writes/log-changes.ts'
import type { LogRow } from './log.repo.ts'
import { readContents, readLevels, readNames } from './names.repo.ts'

/** Lookups that turn ids and digests back into names and texts. */
export interface LogNames {
  language: Language
  /** The deal's zone. */
  zone: string
  /** The reader may read the addressees; otherwise only the kind of the choice. */
  addressees: boolean
  /** By id. */
  names: ReadonlyMap<string, string>
  /** By digest. */
  texts: ReadonlyMap<string, string>
  /** By tranche and number. */
  levels: ReadonlyMap<string, GuidanceLevel>
}

const idForm = /\b[a-z]{2,4}_[0-9a-z]+\b/g
const loggedRefs = /\[(?:set|([0-9]+):[0-9a-f]+)\]|\b[a-z]{2,4}_[0-9a-z]+\b/g

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

export const levelKey = (dealId: string | null | undefined, number: string | number | null): string =>
  `${dealId} ${number}`

/** Lookups that are the same for every line of the announcement. */
export const readSharedLookups = async (
  db: Db,
  announcementId: string,
): Promise<Pick<LogNames, 'texts' | 'levels'>> => {
  const [contents, levels] = await Promise.all([
    readContents(db, announcementId),
    readLevels(db, announcementId),
  ])
  const texts = [...textsIn(contents), ...textsIn(levels.map(({ level }) => level))]
  return {
    texts: new Map(texts.map((text) => [digest(text), text])),
    levels: new Map(levels.map((row) => [levelKey(row.deal_id, row.number), row.level])),
  }
}

/** Names of the ids in these lines. */
export const readNamesOf = async (
  db: Db,
  announcementId: string,
  rows: readonly LogRow[],
  language: Language,
): Promise<LogNames['names']> => {
  const ids = rows.flatMap(({ params }) => JSON.stringify(params).match(idForm) ?? [])
  const named = await readNames(db, announcementId, [...new Set(ids)])
  return new Map(named.map((each) => [each.id, nameIn(language, each)]))
}

/** A logged value in words: names for ids, and the text of a digest if it still exists. */
export const inNames = (value: string | null, { names, texts, language }: LogNames): string | null =>
  value === null
    ? null
    : value.replaceAll(loggedRefs, (found, count: string | undefined) => {
        if (found === '[set]') return dealLogLabels.set[language]
        if (count === undefined) return names.get(found) ?? found
        return texts.get(found) ?? fill(dealLogLabels.gone[language], { count })
      })
