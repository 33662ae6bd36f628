import { verdicts, type AllocVersionView } from '@bookrunner/contract/allocation'
import { Button, Flex, Input, Segmented, Select } from 'antd'
import { useId, useState } from 'react'
import { within } from '../../../kit/within.ts'
import { api } from '../../../platform/api.ts'
import { isRecord } from '../../../platform/storage.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { useAct } from '../use-act.ts'
import { useDraft } from '../use-draft.ts'
import { flowText } from './text.ts'
import css from '../allocation.module.css'
import formCss from '../../../kit/form/form.module.css'

type Verdict = (typeof verdicts)[number]

interface Draft {
  readonly verdict: Verdict
  readonly orderId: string
  readonly text: string
}

const nothing: Draft = { verdict: 'accepted', orderId: '', text: '' }

const read = (stored: unknown): Draft | undefined => {
  if (!isRecord(stored)) return undefined
  const { orderId, text } = stored
  const verdict = verdicts.find((each) => each === stored['verdict'])
  return verdict && typeof orderId === 'string' && typeof text === 'string'
    ? { verdict, orderId, text }
    : undefined
}

interface Props {
  readonly alloc: BrowserAlloc
  readonly version: AllocVersionView
  /** Nothing else is the next step. */
  readonly primary: boolean
}

/** One's own house's word: to one order, or to all that it reviews. */
export function ReviewForm({ alloc, version, primary }: Props) {
  const t = useText(flowText)
  const id = useId()
  const { lang } = useReader()
  const { draft, change, send, done } = useDraft({
    form: `alloc-review ${version.versionId}`,
    saved: nothing,
    seq: 0,
    read,
    draftOf: (saved: Draft) => saved,
  })
  const [asked, setAsked] = useState(false)
  const { busy, act } = useAct({ send: api.allocation.review, done: t('review.done'), onDone: done })
  const { verdict, orderId, text } = draft
  const desk = version.may.includes('share')
  const missing = verdict !== 'accepted' && text.trim() === ''
  const say = () => {
    setAsked(true)
    if (missing) return
    send()
    act({
      versionId: version.versionId,
      verdict,
      ...(orderId !== '' && { orderId }),
      ...(text.trim() !== '' && { text: text.trim() }),
    })
    setAsked(false)
  }
  const options = [
    { value: '', label: t('review.whole') },
    ...[...alloc.rows.values()].map((row) => {
      const holder = alloc.holders.get(row.holder)
      const name = holder ? nameOf({ ...holder, shortName: '' }, lang !== 'US') : ''
      return { value: row.orderId, label: `${row.number} · ${name}` }
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
        onChange={(next) => change({ ...draft, orderId: next })}
      />
      <Segmented<Verdict>
        aria-label={t('review.what')}
        value={verdict}
        options={(['accepted', 'asked', 'comment'] as const).map((value) => ({
          value,
          label: t(`review.${value}`),
        }))}
        onChange={(next) => change({ ...draft, verdict: next })}
      />
      <Input.TextArea
        aria-label={t('review.text')}
        aria-describedby={`${id}-under`}
        placeholder={t('review.text')}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={1000}
        status={asked && missing ? 'error' : ''}
        value={text}
        onChange={({ target }) => change({ ...draft, text: target.value })}
      />
      <div id={`${id}-under`} className={formCss.dialogUnder} data-wrong={(asked && missing) || undefined}>
        {asked && missing ? (
          <span role="alert">{t('review.missing')}</span>
        ) : (
          t(`review.read.${!desk ? 'asker' : orderId === '' ? 'whole' : 'order'}`)
        )}
      </div>
      <Button type={primary ? 'primary' : 'default'} loading={busy} onClick={say}>
        {t('review.verb')}
      </Button>
    </Flex>
  )
}
