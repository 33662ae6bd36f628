import { sql, type Kysely } from 'kysely'

/**
 * Of limits on a bond, and on an institution and bond, only super administrators hear how full they are. Notices that others
 * got before leave their inboxes.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    with removed as (
      delete from notice_delivery d using notice n
      where n.id = d.notice_id and n.code in ('limit.warned', 'limit.full', 'limit.over')
        and n.menu_tab in ('quota_bond', 'quota_org_bond')
        and not exists (
          select from user_role ur join role r on r.id = ur.role_id where ur.user_id = d.user_id and r.tier = 'tier1')
      returning d.user_id, d.read_at),
    counted as (
      select user_id, count(*) as total, count(*) filter (where read_at is null) as unread
      from removed group by user_id)
    update inbox i set unread = i.unread - c.unread, total = i.total - c.total
    from counted c where c.user_id = i.user_id`.execute(db)
}
