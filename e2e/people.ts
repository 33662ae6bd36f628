// The demo world's people, as its start banner and its log-in page name them. All share one password.
export const demoPassword = 'Bookrunner#2026'

export const people = {
  superAdmin: 'super.admin@bookrunner.example',
  systemAdmin: 'system.admin@bookrunner.example',
  bankAdmin: 'bank.admin@lantern.example',
  desk: 'desk.oc@lantern.example',
  viewer: 'desk.viewer@lantern.example',
  issuer: 'issuer@glasswing.example',
  investorAdmin: 'investor.admin@kestrelpeak.example',
  investor: 'investor@kestrelpeak.example',
  newcomer: 'new.user@kestrelpeak.example',
  frozen: 'frozen.user@kestrelpeak.example',
} as const

export const investorAt = (house: string): string => `investor@${house}.example`

/** One whose password a journey changes, or whose sessions it counts: no other journey names this house. */
export const investorAlone = (house: string): string => investorAt(house)
