import {
  usePhases,
  useTable,
  type UseFigure,
  type UsePhase,
} from '../../packages/domain/src/areas/quota/index.ts'
import { fromCode, table } from './page.ts'

const phases: Record<UsePhase, string> = {
  draft: 'draft',
  intention: 'intention, in a test of a draft deal',
  ipg: 'IPG, open or closed',
  test: 'a test in IPG',
  fpgWaiting: 'FPG, not answered',
  fpgAnswered: 'FPG, answered',
  fpgClosed: 'FPG closed',
  priced: 'priced, not confirmed',
  confirmed: 'confirmed, before settlement',
  settled: 'settled',
  withdrawn: 'withdrawn',
  aborted: 'deal aborted',
  expired: 'deal expired',
}
const figures: Record<UseFigure, string> = {
  none: '–',
  size: 'size',
  answer: 'answer',
  closing: 'answer, or what silence leaves',
  final: 'size in at the final level',
  allocation: 'allocation',
}

/** docs/limits.md */
export const limitsPage = (): string =>
  [
    '# What an order uses of limits',
    '',
    fromCode('packages/domain/src/areas/quota/use-table.ts'),
    '',
    'Of a ladder the largest step that counts is meant. Merged orders count once, omnibus orders for the institutions of their',
    'lines. Reasons: [103](decisions/103-use-of-limits.md).',
    '',
    ...table(
      ['the order is', 'firm', 'soft', 'why'],
      usePhases.map((phase) => {
        const { firm, soft, why } = useTable[phase]
        return [phases[phase], figures[firm], figures[soft], why]
      }),
    ),
    '',
  ].join('\n')
