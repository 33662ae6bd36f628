import { mostReviewLetters, verdicts, type AllocVersionView } from '@bookrunner/contract/allocation'
import { Button, Flex, Segmented, Select } from 'antd'
import { useRef } from 'react'
import { CommentInput, Field, tooLong, useDraft, useDraftState } from '../../../kit/form/index.ts'
import { within } from '../../../kit/within.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { flagSigns } from '../grid/flags.ts'
import { allocGridText } from '../grid/text.ts'
import { useAct } from '../use-act.ts'
import { reviewText } from './review-text.ts'
import css from '../allocation.module.css'

type Verdict = (typeof verdicts)[number]

interface Review {
  readonly verdict: Verdict
  readonly orderId: string
  readonly text: string
}

const readVerdict = (stored: unknown): Verdict | undefined => verdicts.find((each) => each === stored)

const nothing: Review = { verdict: 'accepted', orderId: '', text: '' }

interface Props {
  readonly alloc: BrowserAlloc
  readonly version: AllocVersionView
  /** Review is the primary next step. */
  readonly primary: boolean
}

/** The form for the institution's review of one order, or of all orders it reviews. */
export function ReviewForm({ alloc, version, primary }: Props) {
  const t = useText(reviewText)
  const gridT = useText(allocGridText)
  const { lang } = useReader()
  const draft = useDraft({
    name: `alloc-review ${version.versionId}`,
    base: nothing,
    read: { verdict: readVerdict },
    asks: true,
  })
  const { values, tried } = useDraftState(draft)
  const sent = useRef<Review>(undefined)
  const { busy, act } = useAct({
    send: api.allocation.review,
    done: t('review.done'),
    // Text typed after sending stays.
    onDone: () => draft.values === sent.current && draft.discard(),
  })
  const { verdict, orderId } = values
  const text = values.text.trim()
  const desk = version.may.includes('share')
  const missing = verdict !== 'accepted' && text === ''
  const [long] = tooLong('text', text, mostReviewLetters, lang)
  const say = () => {
    draft.update({ tried: missing })
    if (missing || long) return
    sent.current = values
    act({
      versionId: version.versionId,
      verdict,
      ...(orderId !== '' && { orderId }),
      ...(text !== '' && { text }),
    })
  }
  const options = [
    { value: '', label: t('review.whole') },
    ...[...alloc.rows.values()].map((row) => {
      const holder = alloc.holders.get(row.holder)
      const name = holder ? nameOf(holder, lang) : ''
      const flags = flagSigns(row, { lang, t: gridT })
      return { value: row.orderId, label: [row.number, name, flags].filter(Boolean).join(' · ') }
    }),
  ]
  return (
    <Flex component="section" vertical gap={12} className={css.form} aria-label={t('review')}>
      <h2>{t('review')}</h2>
      <Select
        aria-label={t('review.of')}
        value={orderId}
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
        getPopupContainer={within}
        onChange={(next) => draft.set({ orderId: next })}
      />
      <Segmented<Verdict>
        aria-label={t('review.what')}
        value={verdict}
        options={(['accepted', 'asked', 'comment'] as const).map((value) => ({
          value,
          label: t(`review.${value}`),
        }))}
        onChange={(next) => draft.set({ verdict: next })}
      />
      <Field
        quiet
        label={t('review.text')}
        fault={tried && missing ? t('review.missing') : long?.message}
        hint={t(`review.read.${!desk ? 'asker' : orderId === '' ? 'whole' : 'order'}`)}
      >
        {(aria) => (
          <CommentInput
            {...aria}
            most={mostReviewLetters}
            placeholder={t('review.text')}
            autoSize={{ minRows: 2, maxRows: 8 }}
            value={values.text}
            onChange={({ target }) => draft.set({ text: target.value })}
          />
        )}
      </Field>
      <Button type={primary ? 'primary' : 'default'} loading={busy} onClick={say}>
        {t('review.verb')}
      </Button>
    </Flex>
  )
}
