import { showGuidance, type GuidanceLevel } from '@bookrunner/domain/deals'
import type { LocalizedText } from '../../kernel/language.ts'

type Frame = (figures: string) => LocalizedText

/** The words of the market behind a level, in each language. */
const frames: Readonly<Record<string, Frame>> = {
  area: (figures) => ({ US: `${figures} area`, CN: `${figures} 区域`, HK: `${figures} 區域` }),
  'the number': (figures) => ({
    US: `${figures} (final)`,
    CN: `${figures}（最终）`,
    HK: `${figures}（最終）`,
  }),
}

/** A level in each language; words that the market has no translation for stay as the desk wrote them. */
export const levelTexts = (level: GuidanceLevel): LocalizedText => {
  const frame = frames[level.words?.toLowerCase() ?? '']
  if (frame) return frame(showGuidance({ ...level, words: null }))
  const text = showGuidance(level)
  return { US: text, CN: text, HK: text }
}
