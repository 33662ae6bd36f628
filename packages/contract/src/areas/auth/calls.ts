import { keyCalls } from './key-calls.ts'
import { authenticate, login, logout, resendCode } from './login-calls.ts'
import { changePassword, passwordKey, resetConfirm, resetRequest } from './password-calls.ts'
import { registrationCalls } from './registration-calls.ts'
import { sessionEnd, sessionEndOthers, sessionList } from './session-calls.ts'

export const authCalls = {
  login,
  resendCode,
  authenticate,
  logout,
  passwordKey,
  resetRequest,
  resetConfirm,
  changePassword,
  sessionList,
  sessionEnd,
  sessionEndOthers,
  ...keyCalls,
  ...registrationCalls,
} as const
