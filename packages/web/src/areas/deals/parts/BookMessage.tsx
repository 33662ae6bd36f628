import type { DealDetail } from '@bookrunner/contract/deals'
import { LANG_TAG } from '../../../platform/language.ts'
import { useText } from '../../../platform/text.ts'
import { DealTime } from './DealTime.tsx'
import { partsText } from './text.ts'
import { useReader } from './use-reader.ts'
import css from './parts.module.css'

interface Props {
  readonly message: NonNullable<DealDetail['bookMessage']>
  readonly timeZone: string
}

/** The newest message about the book that the reader was sent, with the time of its figures. */
export function BookMessage({ message: { text, at }, timeZone }: Props) {
  const t = useText(partsText)
  const { lang } = useReader()
  return (
    <section className={css.bookMessage} aria-label={t('message')}>
      <span className="br-quiet">{t('message')}</span>
      <strong className="br-figures" lang={LANG_TAG[lang]} translate="no">
        {text[lang]}
      </strong>
      <span className="br-quiet">
        {t('message.asOf')} <DealTime at={at} timeZone={timeZone} short />
      </span>
    </section>
  )
}
