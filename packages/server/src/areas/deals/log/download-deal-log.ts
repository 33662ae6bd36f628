import { dealLogLabels, dealsCalls } from '@bookrunner/contract/deals'
import { fill, zoneText, type Language } from '@bookrunner/contract/kernel'
import { isRefusal } from '@bookrunner/domain/kernel'
import { read } from '../../../platform/http/handler.ts'
import { sheetFile } from '../../../platform/sheet.ts'
import { filterOf } from './filter.ts'
import { logRows } from './log-rows.ts'
import { readForLog } from './read-right.ts'

const columns = (language: Language, zone: string) => {
  const column = (word: keyof typeof dealLogLabels, width: number) => ({
    header: fill(dealLogLabels[word][language], { zone: zoneText(zone, language) }),
    width,
  })
  return [
    column('time', 24),
    column('who', 20),
    column('house', 16),
    column('what', 44),
    column('field', 26),
    column('from', 36),
    column('to', 36),
    column('hash', 68),
  ]
}

/** A download is not logged, because reading changes nothing. */
export const downloadDealLog = read(
  dealsCalls.downloadDealLog,
  async ({ input, actor, db, language, workers }) => {
    const context = await readForLog(db, actor, input.dealId)
    if (isRefusal(context)) return context
    const { name, terms } = context.tranche
    const zone = terms.timeZone
    const sheet = dealLogLabels.sheet[language]
    return sheetFile(
      `${sheet} ${name}`,
      [
        {
          name: sheet,
          columns: columns(language, zone),
          rows: logRows(db, filterOf(context, actor, input), { language, zone }),
        },
      ],
      workers,
    )
  },
)
