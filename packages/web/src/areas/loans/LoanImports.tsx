import { loanColumns, mostImportedPrices, mostLoans } from '@bookrunner/contract/loans'
import { count as figure } from '../../kit/format.ts'
import { api } from '../../platform/api.ts'
import { useText } from '../../platform/text.ts'
import { ImportDialog, type useImportOpen } from '../imports/index.ts'
import { loanImportText } from './import-text.ts'
import { loanWordText } from './text.ts'
import { useLoansAgain } from './use-loans.ts'

interface Props {
  readonly kind: 'loans' | 'prices'
  readonly opened: ReturnType<typeof useImportOpen>
}

/** The import of loan deals or of prices from an Excel file, while the address names one. */
export function LoanImports({ kind, opened }: Props) {
  const t = useText(loanImportText)
  const word = useText(loanWordText)
  const again = useLoansAgain()
  if (opened.open === undefined) return null
  const { loans, loanPrices } = api
  const calls =
    kind === 'loans'
      ? {
          start: (file: File, options: Parameters<typeof loans.importLoans>[1]) =>
            loans.importLoans({ file, dryRun: true }, options),
          list: () => loans.importList({}),
          progress: loans.importProgress,
          rows: loans.importRows,
          commit: loans.importCommit,
          cancel: loans.importCancel,
          template: () => loans.loanTemplate({}),
        }
      : {
          start: (file: File, options: Parameters<typeof loanPrices.importPrices>[1]) =>
            loanPrices.importPrices({ file, dryRun: true }, options),
          list: () => loanPrices.importList({}),
          progress: loanPrices.importProgress,
          rows: loanPrices.importRows,
          commit: loanPrices.importCommit,
          cancel: loanPrices.importCancel,
          template: () => loanPrices.priceTemplate({}),
        }
  return (
    <ImportDialog
      opened={opened}
      config={{
        name: kind === 'loans' ? 'loans' : 'loan-prices',
        title: t(`${kind}.title`),
        how: t(`${kind}.how`, { most: figure(kind === 'loans' ? mostLoans : mostImportedPrices) }),
        add: (count) => t(`${kind}.add`, { count }),
        done: (count) => t(`${kind}.done`, { count }),
        columnName: (name) => {
          const column = loanColumns.find((each) => each === name)
          return column ? word(column) : name
        },
        calls,
        again,
      }}
    />
  )
}
