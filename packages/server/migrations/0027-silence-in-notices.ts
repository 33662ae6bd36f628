import { sql, type Kysely } from 'kysely'

/** A notice that asks to reconfirm says what becomes of an order without an answer. Older ones did not store the rule. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const rule = {
    US: 'the rule of the deal decides, and a soft order drops',
    CN: '按项目规则处理，非确定订单则剔除',
    HK: '按項目規則處理，非確定訂單則剔除',
  }
  await sql`
    update notice set params = params || jsonb_build_object('rule', ${JSON.stringify(rule)}::jsonb)
    where code in ('order.answer-asked', 'order.answer-chased')`.execute(db)
}
