import { sql, type Kysely } from 'kysely'

/**
 * Days that differ from the rules or the almanac of a centre, with those known at the time of this
 * release: the mainland's bridging days and the weekends worked for them, which the State Council announces for
 * one year at a time (gov.cn, 25 November 2020, 25 October 2021, 8 December 2022, 25 October 2023,
 * 12 November 2024, 4 November 2025); days of Singapore that the almanac does not have (mom.gov.sg).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table holiday (
      centre text not null
        check (centre in ('HK', 'CN', 'US', 'UK', 'TARGET', 'SG', 'JP', 'AU', 'CH', 'CA', 'NZ')),
      day date not null check (day between '2000-01-01' and '2099-12-31'),
      kind text not null check (kind in ('holiday', 'workday')),
      name text not null,
      primary key (centre, day)
    )`.execute(db)
  for (const [name, from, to] of mainlandOff)
    await sql`
      insert into holiday (centre, day, kind, name)
      select 'CN', day, 'holiday', ${name} from generate_series(${from}::date, ${to}::date, '1 day') as day
      where extract(isodow from day) < 6`.execute(db)
  await enter(db, 'CN', 'workday', '调休上班', mainlandWorked)
  await enter(db, 'SG', 'holiday', 'Polling Day', ['2023-09-01'])
  await enter(db, 'SG', 'holiday', 'Hari Raya Haji', ['2024-06-17'])
}

const enter = async (
  db: Kysely<unknown>,
  centre: string,
  kind: string,
  name: string,
  days: readonly string[],
): Promise<void> => {
  await sql`
    insert into holiday (centre, day, kind, name)
    select ${centre}, unnest(${days}::date[]), ${kind}, ${name}`.execute(db)
}

/** First and last day off. */
const mainlandOff: readonly (readonly [name: string, from: string, to: string])[] = [
  ['元旦', '2021-01-01', '2021-01-03'],
  ['春节', '2021-02-11', '2021-02-17'],
  ['清明节', '2021-04-03', '2021-04-05'],
  ['劳动节', '2021-05-01', '2021-05-05'],
  ['端午节', '2021-06-12', '2021-06-14'],
  ['中秋节', '2021-09-19', '2021-09-21'],
  ['国庆节', '2021-10-01', '2021-10-07'],
  ['元旦', '2022-01-01', '2022-01-03'],
  ['春节', '2022-01-31', '2022-02-06'],
  ['清明节', '2022-04-03', '2022-04-05'],
  ['劳动节', '2022-04-30', '2022-05-04'],
  ['端午节', '2022-06-03', '2022-06-05'],
  ['中秋节', '2022-09-10', '2022-09-12'],
  ['国庆节', '2022-10-01', '2022-10-07'],
  ['元旦', '2022-12-31', '2023-01-02'],
  ['春节', '2023-01-21', '2023-01-27'],
  ['清明节', '2023-04-05', '2023-04-05'],
  ['劳动节', '2023-04-29', '2023-05-03'],
  ['端午节', '2023-06-22', '2023-06-24'],
  ['中秋节、国庆节', '2023-09-29', '2023-10-06'],
  ['元旦', '2024-01-01', '2024-01-01'],
  ['春节', '2024-02-10', '2024-02-17'],
  ['清明节', '2024-04-04', '2024-04-06'],
  ['劳动节', '2024-05-01', '2024-05-05'],
  ['端午节', '2024-06-10', '2024-06-10'],
  ['中秋节', '2024-09-15', '2024-09-17'],
  ['国庆节', '2024-10-01', '2024-10-07'],
  ['元旦', '2025-01-01', '2025-01-01'],
  ['春节', '2025-01-28', '2025-02-04'],
  ['清明节', '2025-04-04', '2025-04-06'],
  ['劳动节', '2025-05-01', '2025-05-05'],
  ['端午节', '2025-05-31', '2025-06-02'],
  ['国庆节、中秋节', '2025-10-01', '2025-10-08'],
  ['元旦', '2026-01-01', '2026-01-03'],
  ['春节', '2026-02-15', '2026-02-23'],
  ['清明节', '2026-04-04', '2026-04-06'],
  ['劳动节', '2026-05-01', '2026-05-05'],
  ['端午节', '2026-06-19', '2026-06-21'],
  ['中秋节', '2026-09-25', '2026-09-27'],
  ['国庆节', '2026-10-01', '2026-10-07'],
]

/** Working weekends in exchange for these days. */
const mainlandWorked: readonly string[] = [
  '2021-02-07',
  '2021-02-20',
  '2021-04-25',
  '2021-05-08',
  '2021-09-18',
  '2021-09-26',
  '2021-10-09',
  '2022-01-29',
  '2022-01-30',
  '2022-04-02',
  '2022-04-24',
  '2022-05-07',
  '2022-10-08',
  '2022-10-09',
  '2023-01-28',
  '2023-01-29',
  '2023-04-23',
  '2023-05-06',
  '2023-06-25',
  '2023-10-07',
  '2023-10-08',
  '2024-02-04',
  '2024-02-18',
  '2024-04-07',
  '2024-04-28',
  '2024-05-11',
  '2024-09-14',
  '2024-09-29',
  '2024-10-12',
  '2025-01-26',
  '2025-02-08',
  '2025-04-27',
  '2025-09-28',
  '2025-10-11',
  '2026-01-04',
  '2026-02-14',
  '2026-02-28',
  '2026-05-09',
  '2026-09-20',
  '2026-10-10',
]
