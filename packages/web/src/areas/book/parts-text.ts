import type { BookPart } from '@bookrunner/domain/book'
import { common } from '../../kit/common-text.ts'
import { mm } from '../../kit/format.ts'
import { defineText, textOf } from '../../platform/text.ts'

/** What a figure "in" is made of. US, CN, HK. */
const partsText = defineText('book-parts', {
  partly_one: [
    '{count} line partly in, {size}',
    '其中 {count} 笔部分有效，{size}',
    '其中 {count} 筆部分有效，{size}',
  ],
  partly_other: [
    '{count} lines partly in, {size}',
    '其中 {count} 笔部分有效，{size}',
    '其中 {count} 筆部分有效，{size}',
  ],
  unknown_one: [
    '{count} line with a limit not comparable, {size}',
    '其中 {count} 笔限价无法比较，{size}',
    '其中 {count} 筆限價無法比較，{size}',
  ],
  unknown_other: [
    '{count} lines with a limit not comparable, {size}',
    '其中 {count} 笔限价无法比较，{size}',
    '其中 {count} 筆限價無法比較，{size}',
  ],
  out: common.out,
  'short.partly': ['{count} partly in', '部分有效 {count} 笔', '部分有效 {count} 筆'],
  'short.unknown': ['{count} not comparable', '无法比较 {count} 笔', '無法比較 {count} 筆'],
})
const say = textOf(partsText)

interface Parts {
  readonly partlyIn: BookPart
  readonly unknown: BookPart
}

/** The parts of what is in that a reader has to know of: partly in, and limits that cannot be compared. */
export const partsOfIn = ({ partlyIn, unknown }: Parts): readonly string[] => [
  ...(partlyIn.lines > 0 ? [say('partly', { count: partlyIn.lines, size: mm(partlyIn.amount) })] : []),
  ...(unknown.lines > 0 ? [say('unknown', { count: unknown.lines, size: mm(unknown.amount) })] : []),
]

/** "Out 120". */
export const shortOut = ({ amount }: Pick<BookPart, 'amount'>): string => `${say('out')} ${mm(amount)}`

/** "Out 120 · 3 partly in": what is out, and the numbers of lines of the parts. */
export const shortParts = ({ out, partlyIn, unknown }: Parts & { readonly out: BookPart }): string =>
  [
    shortOut(out),
    ...(partlyIn.lines > 0 ? [say('short.partly', { count: partlyIn.lines })] : []),
    ...(unknown.lines > 0 ? [say('short.unknown', { count: unknown.lines })] : []),
  ].join(' · ')
