import { languages } from '@bookrunner/domain/kernel'
import { Modal, Tabs } from 'antd'
import { LANG_NAME, langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { RichContent } from '../RichContent.tsx'
import { useShownImage } from './use-shown-image.ts'
import { previewOf, type NoticeFields } from './notice-fields.ts'
import { authoredText } from './text.ts'
import type { AuthoredDetail } from './use-authored.ts'
import noticesCss from '../notices.module.css'
import css from './authored.module.css'

interface Props {
  readonly fields: NoticeFields
  readonly notice: AuthoredDetail | undefined
  readonly onClose: () => void
}

/** The notice as readers of each language get it. */
export function NoticePreview({ fields, notice, onClose }: Props) {
  const t = useText(authoredText)
  const lang = useStore(langStore)
  const image = useStore(useShownImage(fields.imageId, notice))
  return (
    <Modal open width={720} title={t('preview')} footer={null} onCancel={onClose}>
      <Tabs
        defaultActiveKey={lang}
        items={languages.map((language) => {
          const { title, summary, content } = previewOf(fields, language)
          return {
            key: language,
            label: LANG_NAME[language],
            children: (
              <div translate="no">
                <h3>{title || t('text.none')}</h3>
                <p className={css.previewSummary}>{summary}</p>
                <div className={noticesCss.content}>
                  <RichContent html={content} image={image} />
                </div>
              </div>
            ),
          }
        })}
      />
    </Modal>
  )
}
