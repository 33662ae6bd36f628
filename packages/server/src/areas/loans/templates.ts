import {
  loanColumns,
  loanHelp,
  loanPricesCalls,
  loansCalls,
  loanTemplateTexts,
  loanWord,
  priceColumns,
  priceHelp,
  type LoanColumn,
  type PriceColumn,
} from '@bookrunner/contract/loans'
import { nameIn } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { readEntityChoices } from '../auth/index.ts'
import { templateFile } from '../imports/index.ts'
import { readFinancedBonds } from './loan-list.repo.ts'

const currencies = ['USD', 'EUR', 'CNH', 'HKD', 'GBP', 'JPY', 'AUD', 'SGD', 'CHF'] as const

export const loanTemplate = read(loansCalls.loanTemplate, async ({ db, language }) => {
  const entities = await readEntityChoices(db)
  return templateFile<LoanColumn>({
    language,
    file: loanTemplateTexts.loans,
    sheet: loanWord('sheet', language),
    columns: loanColumns,
    nameOf: (column) => loanWord(column, language),
    help: loanHelp,
    narrow: ['currency', 'haircut', 'maintenance', 'warningBand', 'price', 'priceDay', 'startDay', 'endDay'],
    choices: new Map<LoanColumn, readonly string[]>([
      ['entity', entities.map((entity) => nameIn(language, entity))],
      ['currency', currencies],
    ]),
  })
})

/** The bonds that need a price are the choices of its first column. */
export const priceTemplate = read(loanPricesCalls.priceTemplate, async ({ db, language }) => {
  const bonds = await readFinancedBonds(db)
  return templateFile<PriceColumn>({
    language,
    file: loanTemplateTexts.prices,
    sheet: loanTemplateTexts.pricesSheet[language],
    columns: priceColumns,
    nameOf: (column) => loanWord(column, language),
    help: priceHelp,
    narrow: ['price', 'priceDay'],
    choices: new Map<PriceColumn, readonly string[]>([['isin', bonds.map(({ isin }) => isin)]]),
  })
})
