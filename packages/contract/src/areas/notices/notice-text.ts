import type { LocalizedText } from '../../kernel/language.ts'

/** What fills a place in the words of a notice; what reads differently in each language, in all of them. */
export type NoticeParam = string | number | LocalizedText
export type NoticeParams = Readonly<Record<string, NoticeParam>>

/**
 * System notices are stored as a code with parameters and worded when they are read, in the reader's
 * language. A code without its texts in all three does not compile.
 */
export interface NoticeText {
  title: LocalizedText
  summary: LocalizedText
  content: LocalizedText
}
