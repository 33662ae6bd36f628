import { CheckCircleOutlined, CloseCircleFilled, HistoryOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { day, EMPTY, instant } from '../../../kit/format.ts'
import { ListPage, SelectFilter, type ListColumn } from '../../../kit/list-page/index.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useQuotaRights } from '../parts/use-quota.ts'
import { quotaText } from '../parts/words.ts'
import { RateDrawer } from './RateDrawer.tsx'
import { RateHistory } from './RateHistory.tsx'
import { ratesText } from './text.ts'
import { isMissing, useRates, type CurrencyRow } from './use-rates.ts'
import css from '../quota.module.css'

const keyOf = ({ currency }: CurrencyRow) => currency

/** The rates that limits are converted with, those that are missing first. */
export default function RatesPage() {
  const t = useText(ratesText)
  const texts = useText(quotaText)
  const { list, loaded } = useRates()
  const [edited, setEdited] = useState<CurrencyRow>()
  const [history, setHistory] = useState<string>()
  const { base = '', today = '', missing = [] } = loaded.data ?? {}
  const columns = useColumns({ base, onSet: setEdited, onHistory: setHistory })
  const none = { title: t('none'), hint: t('none.hint') }
  return (
    <>
      <ListPage<CurrencyRow>
        list={list}
        loaded={loaded}
        texts={{ label: t('label'), failed: t('failed'), none, empty: none }}
        count={(count) => t('count', { count })}
        filters={
          <>
            <SelectFilter
              label={t('only')}
              value={list.state.only}
              options={(['needed', 'missing'] as const).map((value) => ({
                value,
                label: t(`only.${value}`),
              }))}
              onChange={(only) => list.filter({ only })}
            />
            {missing.length > 0 && (
              <Alert
                type="warning"
                showIcon
                title={texts('noRate', { currencies: missing.join(', ') })}
                description={t('warning.effect')}
              />
            )}
          </>
        }
        actions={
          <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setHistory('')}>
            {t('history.all')}
          </Button>
        }
        table={{ columns, keyOf }}
      />
      {edited && (
        <RateDrawer
          key={edited.currency}
          row={edited}
          base={base}
          today={today}
          onClose={() => setEdited(undefined)}
        />
      )}
      {history !== undefined && (
        <RateHistory currency={history} base={base} onClose={() => setHistory(undefined)} />
      )}
    </>
  )
}

interface Acts {
  readonly base: string
  readonly onSet: (row: CurrencyRow) => void
  readonly onHistory: (currency: string) => void
}

function useColumns({ base, onSet, onHistory }: Acts): ListColumn<CurrencyRow>[] {
  const t = useText(ratesText)
  const texts = useText(quotaText)
  const { maySetRate } = useQuotaRights()
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  return [
    {
      id: 'currency',
      title: t('currency'),
      width: 100,
      fixed: true,
      cell: ({ currency }) => <span translate="no">{currency}</span>,
    },
    {
      id: 'rate',
      title: t('rate', { base }),
      width: 130,
      align: 'right',
      cell: ({ rate }) => <span className="br-figures">{rate?.rate ?? EMPTY}</span>,
    },
    {
      id: 'need',
      title: t('need'),
      width: 170,
      cell: (row) => <Need row={row} />,
    },
    {
      id: 'day',
      title: texts('fromDay'),
      width: 140,
      cell: ({ rate }) => (rate ? day(rate.day, lang, 'UTC') : EMPTY),
    },
    {
      id: 'setBy',
      title: t('setBy'),
      width: 170,
      cell: ({ setBy }) => <span translate="no">{setBy?.name ?? EMPTY}</span>,
    },
    {
      id: 'setAt',
      title: t('setAt'),
      width: 210,
      cell: ({ setAt }) => (setAt ? <time dateTime={setAt}>{instant(setAt, lang, zone)}</time> : EMPTY),
    },
    {
      id: 'acts',
      title: t('set'),
      width: 190,
      fixed: true,
      tool: true,
      cell: (row) => (
        <>
          {maySetRate && (
            <Button
              type="link"
              size="small"
              aria-label={t('set.of', { currency: row.currency })}
              onClick={() => onSet(row)}
            >
              {t('set')}
            </Button>
          )}
          <Button
            type="link"
            size="small"
            aria-label={texts('historyOf', { subject: row.currency })}
            onClick={() => onHistory(row.currency)}
          >
            {texts('history')}
          </Button>
        </>
      ),
    },
  ]
}

function Need({ row }: { readonly row: CurrencyRow }) {
  const t = useText(ratesText)
  if (isMissing(row))
    return (
      <span className={css.sign} data-state="unknown">
        <CloseCircleFilled aria-hidden />
        {t('missing')}
      </span>
    )
  if (!row.needed) return <span className="br-quiet">{t('notNeeded')}</span>
  return (
    <span className={css.sign}>
      <CheckCircleOutlined aria-hidden />
      {t('needed')}
    </span>
  )
}
