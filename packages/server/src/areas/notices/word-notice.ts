import { fill, type Language } from '@bookrunner/contract/kernel'
import {
  noticeTexts,
  type NoticeCode,
  type NoticeParams,
  type NoticeText,
} from '@bookrunner/contract/notices'

/** A stored notice in the reader's language. An unknown code is shown as it is. */
export const wordNotice = (
  code: string,
  params: NoticeParams,
  language: Language,
): { msgTitle: string; msgSummary: string; msgContent: string } => {
  const texts: NoticeText | undefined = noticeTexts[code as NoticeCode]
  const filled = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[language] : value,
    ]),
  )
  const inWords = (text: NoticeText[keyof NoticeText] | undefined): string =>
    text ? fill(text[language], filled) : ''
  return {
    msgTitle: texts ? inWords(texts.title) : code,
    msgSummary: inWords(texts?.summary),
    msgContent: inWords(texts?.content),
  }
}
