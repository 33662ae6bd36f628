import { fill, type Language } from '@bookrunner/contract/kernel'
import {
  noticeTexts,
  type NoticeCode,
  type NoticeParams,
  type NoticeWords,
} from '@bookrunner/contract/notices'

/** A stored notice in the reader's words. A code that is no longer known still shows itself. */
export const wordNotice = (
  code: string,
  params: NoticeParams,
  language: Language,
): { msgTitle: string; msgSummary: string; msgContent: string } => {
  const words: NoticeWords | undefined = noticeTexts[code as NoticeCode]
  const said = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[language] : value,
    ]),
  )
  const inWords = (text: NoticeWords[keyof NoticeWords] | undefined): string =>
    text ? fill(text[language], said) : ''
  return {
    msgTitle: words ? inWords(words.title) : code,
    msgSummary: inWords(words?.summary),
    msgContent: inWords(words?.content),
  }
}
