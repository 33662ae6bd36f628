import { languages, type Language } from '@bookrunner/domain/kernel'
import type { Permission } from '@bookrunner/domain/access'
import { menuTabs, publishings, type AuthoredText } from '@bookrunner/domain/notices'
import { Input, Radio, Segmented, Select } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { TypedDay } from '../../../kit/days/index.ts'
import { zoneName } from '../../../kit/format.ts'
import {
  faultAt,
  Field,
  isWithin,
  Section,
  type Draft,
  type DraftState,
  type FormFault,
} from '../../../kit/form/index.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { useFileAtHand } from '../../../kit/use-file-url.ts'
import { LANG_NAME, langStore } from '../../../platform/language.ts'
import { tell } from '../../../platform/notify.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { within } from '../../../kit/within.ts'
import { editorText } from '../editor/text.ts'
import { menuTabTitle } from '../menu-tab-title.ts'
import { hasImage, languageToWrite, type NoticeFields } from './notice-fields.ts'
import { RecipientPicker } from './RecipientPicker.tsx'
import { sendImage } from './send-image.ts'
import { authoredText } from './text.ts'
import type { AuthoredDetail } from './use-authored.ts'
import { useRemoveRecipient } from './use-remove-recipient.ts'
import { useShownImage } from './use-shown-image.ts'
import css from './authored.module.css'

const RichEditor = lazy(() => import('../editor/RichEditor.tsx'))

interface Props {
  readonly draft: Draft<NoticeFields>
  readonly state: DraftState<NoticeFields>
  readonly faults: readonly FormFault[]
  readonly readOnly: boolean
  readonly notice: AuthoredDetail | undefined
}

/** Text in each language, publishing, recipients. */
export function NoticeForm(props: Props) {
  const t = useText(authoredText)
  return (
    <>
      <Section title={t('section.text')}>
        <Texts {...props} />
      </Section>
      <Section title={t('section.publishing')}>
        <Publishing {...props} />
      </Section>
      <Section title={t('section.recipients')}>
        <Recipients {...props} />
      </Section>
    </>
  )
}

function Texts(props: Props) {
  const { draft, state, faults, readOnly } = props
  const t = useText(authoredText)
  // The first language that has something to correct, once there was a try.
  const wrongIn = (language: Language) =>
    state.tried && faults.some(({ field }) => isWithin(field, `texts.${language}`))
  const [language, setLanguage] = useState<Language>(() => languageToWrite(state.values, langStore.get()))
  const text = state.values[language]
  const set = (part: Partial<AuthoredText>) =>
    draft.set({ [language]: { ...draft.values[language], ...part } })
  const place = (part: keyof AuthoredText) => `texts.${language}.${part}`
  return (
    <>
      <Field label={t('text.language')} field="language" group wide hint={t('text.hint')}>
        {(aria) => (
          <Segmented<Language>
            {...aria}
            className={css.languages}
            value={language}
            options={languages.map((value) => ({
              value,
              label: `${LANG_NAME[value]}${wrongIn(value) ? ' !' : ''}`,
            }))}
            onChange={setLanguage}
          />
        )}
      </Field>
      {(['title', 'summary'] as const).map((part) => (
        <Field
          key={part}
          label={t(part)}
          field={place(part)}
          wide
          fault={faultAt(place(part), faults, state)}
        >
          {(aria) => (
            <Input
              {...aria}
              value={text[part]}
              readOnly={readOnly}
              maxLength={part === 'title' ? 200 : 500}
              autoComplete="off"
              lang={language === 'US' ? 'en' : 'zh'}
              onChange={({ target }) => set({ [part]: target.value })}
              onBlur={() => draft.leave(language)}
            />
          )}
        </Field>
      ))}
      <Content {...props} key={language} language={language} onText={set} />
    </>
  )
}

interface ContentProps extends Props {
  readonly language: Language
  readonly onText: (part: Partial<AuthoredText>) => void
}

function Content({ draft, state, faults, readOnly, notice, language, onText }: ContentProps) {
  const t = useText(authoredText)
  const words = useText(editorText)
  const { imageId } = state.values
  const image = useShownImage(imageId, notice)
  const putAtHand = useFileAtHand()
  const place = `texts.${language}.content`
  const { content } = state.values[language]
  const take = async (file: File): Promise<boolean> => {
    if (hasImage(draft.values)) {
      tell('error', words('image.one'))
      return false
    }
    const fileId = await sendImage(file)
    if (!fileId) return false
    putAtHand(fileId, file)
    draft.set({ imageId: fileId })
    return true
  }
  return (
    <Field label={t('content')} field={place} group wide fault={faultAt(place, faults, state)}>
      {(aria) => (
        <Suspense fallback={<RowsSkeleton rows={5} />}>
          <RichEditor
            aria={aria}
            label={t('content')}
            value={content}
            readOnly={readOnly}
            image={image}
            onImage={take}
            isImageElsewhere={hasImage(state.values) && !content.includes('<img')}
            onChange={(html) => onText({ content: html })}
            onLeave={() => draft.leave(language)}
          />
        </Suspense>
      )}
    </Field>
  )
}

function Publishing({ draft, state, faults, readOnly }: Props) {
  const t = useText(authoredText)
  const zone = useStore(sessionStore)?.timeZone
  const { publishing, day, time, link, menuTab } = state.values
  const lang = useStore(langStore)
  const pathOf = (tab: string) => menuTabs.get(tab as Permission)?.path ?? ''
  const chooseTab = (tab: string) =>
    // The link follows, unless somebody typed another.
    draft.set({ menuTab: tab, ...(link === pathOf(menuTab) && { link: pathOf(tab) }) })
  return (
    <>
      <Field label={t('publishing')} field="publishing" group>
        {(aria) => (
          <div>
            <Radio.Group
              {...aria}
              disabled={readOnly}
              value={publishing}
              options={publishings.map((value) => ({ value, label: t(`publishing.${value}`) }))}
              onChange={({ target }) => draft.set({ publishing: target.value as NoticeFields['publishing'] })}
            />
          </div>
        )}
      </Field>
      {publishing === 'scheduled' && (
        <Field label={t('sendAt')} field="sendAt" group fault={faultAt('sendAt', faults, state)}>
          {(aria) => (
            <div className={css.when}>
              <TypedDay
                {...aria}
                {...(zone && { zone })}
                aria-label={t('sendAt.day')}
                disabled={readOnly}
                value={day}
                onDay={(next) => draft.set({ day: next })}
                onBlur={() => draft.leave('time')}
              />
              <Input
                aria-label={t('sendAt.time')}
                placeholder="17:00"
                maxLength={8}
                disabled={readOnly}
                value={time}
                suffix={zoneName(new Date(), zone)}
                onChange={({ target }) => draft.set({ time: target.value })}
                onBlur={() => draft.leave('time')}
              />
            </div>
          )}
        </Field>
      )}
      <Field label={t('menuTab')} field="menuTab" hint={t('menuTab.hint')}>
        {(aria) => (
          <Select
            {...aria}
            disabled={readOnly}
            value={menuTab}
            getPopupContainer={within}
            options={[
              { value: '', label: t('menuTab.none') },
              ...[...menuTabs.keys()].map((value) => ({ value, label: menuTabTitle(value, lang) })),
            ]}
            onChange={chooseTab}
          />
        )}
      </Field>
      <Field
        label={t('link')}
        field="link"
        wide
        hint={t('link.hint', { example: '/order/my-orders' })}
        fault={faultAt('link', faults, state)}
      >
        {(aria) => (
          <Input
            {...aria}
            readOnly={readOnly}
            maxLength={300}
            autoComplete="off"
            value={link}
            onChange={({ target }) => draft.set({ link: target.value })}
            onBlur={() => draft.leave('link')}
          />
        )}
      </Field>
    </>
  )
}

function Recipients({ draft, state, faults, readOnly, notice }: Props) {
  const t = useText(authoredText)
  const { entities, users } = state.values
  const onRemove = useRemoveRecipient(notice)
  return (
    <Field label={t('recipients')} field="userIds" group wide fault={faultAt('userIds', faults, state)}>
      {(aria) => (
        <RecipientPicker
          aria={aria}
          entities={entities}
          users={users}
          disabled={readOnly}
          onChange={(chosen) => draft.set(chosen)}
          onRemove={onRemove}
        />
      )}
    </Field>
  )
}
