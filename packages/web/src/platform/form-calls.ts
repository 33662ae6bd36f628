/** Calls whose forms mark the fields that the call cannot do without. */
export const formCalls = [
  'access.menuAdd',
  'auth.keyAdd',
  'classes.add',
  'deals.editHoliday',
  'entities.add',
  'groups.add',
  'loans.add',
  'loans.setBands',
  'quota.config',
  'quota.grantOverride',
  'quota.setRate',
  'roles.add',
  'users.add',
  'users.deptAdd',
] as const
export type FormCall = (typeof formCalls)[number]
