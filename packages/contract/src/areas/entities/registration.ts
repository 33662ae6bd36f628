import { z } from 'zod'
import { dealRoles, phoneAreas, regions, registrationStates } from '@bookrunner/domain/entities'
import { id, instant, line } from '../../kernel/fields.ts'
import { entityInput } from './shapes.ts'

const { nameCn, nameHk, shortName, lei, classId, idType, idNumber, idAddress, ...others } = entityInput
const { registeredAddress, officeAddress, website, position } = others

const parts = z.array(z.enum(dealRoles)).min(1).max(3)

/** The first contact as it becomes a user. */
const applicant = {
  contact: line(100),
  position,
  phoneArea: z.enum(phoneAreas),
  phone: z.string().trim().min(1).max(30),
}

const optional = {
  nameCn,
  nameHk,
  shortName,
  lei,
  classId,
  idType,
  idNumber,
  idAddress,
  registeredAddress,
  officeAddress,
  website,
}

/** What an applicant fills in. */
export const registrationInput = {
  name: entityInput.name,
  region: z.enum(regions),
  jurisdiction: entityInput.jurisdiction.unwrap().meta({ examples: ['HK'] }),
  dealRoles: parts,
  ...z.object(optional).partial().shape,
  ...applicant,
  position: position.default(''),
}

/** Approves the first contact as well, as the reviewer corrected it. */
export const invitation = z.strictObject({ roleId: id, dealRoles: parts, ...applicant })

/** The registration behind an institution, for its reviewer. */
export const registrationView = z.object({
  state: z.enum(registrationStates),
  appliedTime: instant,
  /** Null once it is a user, or was erased. */
  applicant: z
    .object({
      account: z.string(),
      contact: z.string(),
      position: z.string(),
      phoneArea: z.enum(phoneAreas),
      phone: z.string(),
    })
    .nullable(),
})
