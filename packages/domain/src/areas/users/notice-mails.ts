/** Categories of system notices, in the order in which a person reads them. */
export const noticeCategories = [
  'answers',
  'allocations',
  'signOffs',
  'orders',
  'review',
  'deals',
  'margins',
  'limits',
  'institutions',
  'account',
] as const
export type NoticeCategory = (typeof noticeCategories)[number]

/** Whether notices of a category also come by mail while their reader has not chosen. */
export const mailsByDefault: Readonly<Record<NoticeCategory, boolean>> = {
  answers: true,
  allocations: true,
  signOffs: true,
  orders: false,
  review: false,
  deals: false,
  margins: true,
  limits: true,
  institutions: false,
  account: true,
}

/** A mail is often how somebody learns that another person uses the account, so nobody turns these off. */
export const isMailLocked = (category: NoticeCategory): boolean => category === 'account'

/** The categories whose mails a person turns on and off. */
export const mailCategories = noticeCategories.filter((category) => !isMailLocked(category))

/** The choices that a person made; a category without a choice follows its default. */
export type MailChoices = Readonly<Partial<Record<NoticeCategory, boolean>>>

export const comesByMail = (category: NoticeCategory, choices: MailChoices): boolean =>
  isMailLocked(category) || (choices[category] ?? mailsByDefault[category])

/** The categories that come by mail, of those that a person can choose. */
export const mailsOf = (choices: MailChoices): NoticeCategory[] =>
  mailCategories.filter((category) => comesByMail(category, choices))

/** The choices behind a list of categories: only what differs from its default is a choice. */
export const choicesFor = (mails: readonly NoticeCategory[]): MailChoices =>
  Object.fromEntries(
    mailCategories
      .map((category) => [category, mails.includes(category)] as const)
      .filter(([category, on]) => on !== mailsByDefault[category]),
  )
