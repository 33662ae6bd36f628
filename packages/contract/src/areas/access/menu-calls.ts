import { z } from 'zod'
import { roleCodes } from '@bookrunner/domain/access'
import { call } from '../../kernel/call.ts'
import { flag, id, line } from '../../kernel/fields.ts'
import { names } from '../../kernel/names.ts'

const menuFunction = z.object({
  functionName: z.string(),
  /** The part of its key behind the bar: `edit` in `admin_user|edit`. */
  functionTab: z.string(),
  /** For those who edit the menu. */
  names: z.object(names).optional(),
})

/** A menu item of §3. Three levels at most, so each is written out. */
const item = {
  menuId: z.string(),
  parentId: z.string().nullable(),
  menuName: z.string(),
  /** The permission it asks for; empty where it asks for none of its own. */
  menuTab: z.string(),
  path: z.string(),
  icon: z.string(),
  hidden: z.boolean(),
  /** One of the product's own screens, which cannot be deleted. */
  builtIn: z.boolean(),
  functions: z.array(menuFunction),
  /** For those who edit the menu: its names in every language. */
  names: z.object(names).optional(),
  /** An entry of the product has names of the administrators. */
  renamed: z.boolean().optional(),
}
const third = z.object(item)
const second = z.object({ ...item, children: z.array(third) })
const first = z.object({ ...item, children: z.array(second) })
export type MenuItem = z.output<typeof first>

export const menuList = call({
  name: 'access.menuList',
  method: 'GET',
  path: '/menu/list',
  access: 'signedIn',
  input: z.strictObject({ all: flag.default(false) }),
  reply: z.object({ list: z.array(first) }),
  refusals: [],
  summary:
    'Returns the caller’s menu, with hidden screens marked; `all` returns the whole menu to its editors',
})

const optionalName = z.union([z.literal(''), line(60)])

/** Keys of menus and functions. */
const key = z
  .string()
  .max(40)
  .regex(/^[A-Za-z][0-9A-Za-z_]*$/)
  .meta({ examples: ['week_review'] })

/** A screen of the product, or a page elsewhere. */
const path = z
  .string()
  .max(200)
  .regex(
    /^(\/([0-9A-Za-z:_-][0-9A-Za-z/:_-]*)?|https:\/\/[0-9A-Za-z][0-9A-Za-z.-]*(:\d{1,5})?([/?#][\x21-\x7e]*)?)$/,
  )
  .meta({ examples: ['/deal/my-deals'] })

const functions = z
  .array(
    z.strictObject({
      functionName: line(60),
      functionNameCn: optionalName.optional(),
      functionNameHk: optionalName.optional(),
      functionTab: key,
    }),
  )
  .max(30)

export const menuAdd = call({
  name: 'access.menuAdd',
  method: 'POST',
  path: '/menu/add',
  access: ['admin_role|menu'],
  input: z.strictObject({
    parentId: id.nullable().default(null),
    menuName: line(60),
    menuNameCn: optionalName.optional(),
    menuNameHk: optionalName.optional(),
    /** A permission of its own, or one there is; without it everybody sees the entry. */
    menuTab: key.optional(),
    role: z.enum(roleCodes).optional(),
    /** The screen it leads to, or a page elsewhere, which opens in a window of its own. */
    path,
    icon: key.optional(),
    hidden: z.boolean().default(false),
    functions: functions.default([]),
  }),
  reply: z.object({ menuId: z.string() }),
  refusals: [
    'menu.path-unknown',
    'menu.parent-unknown',
    'menu.too-deep',
    'menu.too-many',
    'menu.function-without-tab',
    'menu.function-twice',
  ],
  summary: "Adds a menu entry; new permissions go to the caller's role and to super administrators",
})

export const menuEdit = call({
  name: 'access.menuEdit',
  method: 'POST',
  path: '/menu/edit',
  access: ['admin_role|menu'],
  input: z.strictObject({
    menuId: id,
    menuName: line(60).optional(),
    menuNameCn: optionalName.optional(),
    menuNameHk: optionalName.optional(),
    /** Gives an entry of the product its own names back. */
    productNames: z.literal(true).optional(),
    hidden: z.boolean().optional(),
    /** Puts it before this entry of its group; null puts it at the end. */
    before: id.nullable().optional(),
    /** Of an added entry only. */
    path: path.optional(),
    functions: functions.optional(),
  }),
  reply: z.object({ menuId: z.string() }),
  refusals: [
    'record.unknown',
    'write.no-changes',
    'menu.path-unknown',
    'menu.product-fixed',
    'menu.always-shown',
    'menu.granted',
    'menu.function-without-tab',
    'menu.function-twice',
  ],
  summary: 'Renames, hides or places a menu entry; of an added one also its target and functions',
})

export const menuDel = call({
  name: 'access.menuDel',
  method: 'POST',
  path: '/menu/del',
  access: ['admin_role|menu'],
  input: z.strictObject({ menuId: id }),
  reply: z.object({ menuId: z.string() }),
  refusals: ['record.unknown', 'record.in-use', 'menu.built-in', 'menu.granted'],
  summary: 'Deletes an added menu entry whose own permission nobody outside administration holds',
})
