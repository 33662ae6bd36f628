import type { Transaction } from 'kysely'
import type { Database } from '../../src/platform/db/index.ts'

const entityId = 'ent_harbourlane'

/** An institution that registered itself and waits for its review. */
export async function insertRegistration(transaction: Transaction<Database>): Promise<void> {
  const appliedAt = Temporal.Now.instant().subtract({ hours: 3 })
  await transaction
    .insertInto('entity')
    .values({
      id: entityId,
      name: 'Harbourlane Asset Management Limited',
      name_cn: '港巷资产管理有限公司',
      name_hk: '港巷資產管理有限公司',
      short_name: 'Harbourlane',
      class_id: 'cls_assetmanager',
      region: 'APAC',
      jurisdiction: 'HK',
      deal_roles: ['investor'],
      id_type: 'incorporation',
      id_number: 'DEMO-9001',
      website: 'https://www.harbourlane.example',
      source: 'user',
      review: 'pending',
      created_at: appliedAt,
    })
    .execute()
  await transaction
    .insertInto('registration')
    .values({
      entity_id: entityId,
      state: 'waiting',
      language: 'US',
      account: 'ada.lau@harbourlane.example',
      contact: 'Ada Lau',
      position: 'Portfolio manager',
      phone_area: '852',
      phone: '90000901',
      applied_at: appliedAt,
    })
    .execute()
}
