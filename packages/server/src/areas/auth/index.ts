import type { Area } from '../../platform/area.ts'
import { mailAccountChanged, onAccountChanged } from './account-changed.ts'
import { authenticate } from './authenticate.ts'
import { changePassword } from './change-password.ts'
import { logSessionsEnded, onUserFrozen } from './frozen.ts'
import { keyAdd } from './key-add.ts'
import { keyList } from './key-list.ts'
import { keyRevoke } from './key-revoke.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { mailLoginCode, mailReset } from './mail-codes.ts'
import { logins, outbox } from './outbox.ts'
import { passwordKey } from './password-key.ts'
import { registerCode, registerConfirm, registerResend } from './registration/code.ts'
import { register } from './registration/register.ts'
import {
  forgetApplicants,
  mailInvitation,
  mailRegistrationCode,
  mailRegistrationRefused,
} from './registration/mail.ts'
import { review } from './registration/review.ts'
import { resendCode } from './resend-code.ts'
import { resetConfirm } from './reset-confirm.ts'
import { resetRequest } from './reset-request.ts'
import { sessionEnd, sessionEndOthers } from './session-end.ts'
import { sessionList } from './session-list.ts'
import {
  contactsImport,
  downloadBondUser,
  importInvite,
  mailContactInvitation,
} from './import-users/index.ts'
import { importHandlers, importWork } from '../imports/index.ts'
import { userAdd } from './user-add.ts'
import { userReset } from './user-reset.ts'

export { attemptsOf } from './attempts.ts'
export { entityFinder } from './import-users/contact-row.ts'
export { readEntities as readEntityChoices } from './import-users/import-users.repo.ts'
export { hashPassword } from './passwords.ts'
export { initialPassword } from './initial-password.ts'
export {
  actorFor,
  administratorsWho,
  tieredAdministratorsWho,
  peopleOfHouses,
  personById,
} from './person.repo.ts'
export { resetByOperator } from './reset-by-operator.ts'
export { createKeyGate, type KeyGate } from './key-gate.ts'
export { createSessions } from './sessions.ts'

export const auth: Area = {
  handlers: [
    passwordKey,
    login,
    resendCode,
    authenticate,
    logout,
    resetRequest,
    resetConfirm,
    changePassword,
    sessionList,
    sessionEnd,
    sessionEndOthers,
    keyAdd,
    keyList,
    keyRevoke,
    userAdd,
    userReset,
    registerCode,
    registerResend,
    registerConfirm,
    register,
    review,
    ...importHandlers(contactsImport),
    importInvite,
    downloadBondUser,
    outbox,
    logins,
  ],
  react: (reactions) => {
    reactions.on('user.frozen', onUserFrozen)
    reactions.on('account.changed', onAccountChanged)
  },
  due: [importWork(contactsImport)],
  tasks: {
    'auth.mailLoginCode': mailLoginCode,
    'auth.mailReset': mailReset,
    'auth.mailContactInvitation': mailContactInvitation,
    'auth.mailAccountChanged': mailAccountChanged,
    'auth.logSessionsEnded': logSessionsEnded,
    'auth.mailRegistrationCode': mailRegistrationCode,
    'auth.mailInvitation': mailInvitation,
    'auth.mailRegistrationRefused': mailRegistrationRefused,
    'auth.forgetApplicants': forgetApplicants,
  },
  timed: { 'auth.forgetApplicants': '10 3 * * *' },
}
