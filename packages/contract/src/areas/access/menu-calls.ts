import { z } from 'zod'
import { roleCodes } from '@bookrunner/domain/access'
import { call } from '../../kernel/call.ts'
import { flag, id, line } from '../../kernel/fields.ts'

const menuFunction = z.object({
  functionName: z.string(),
  /** The part of its key behind the bar: `edit` in `admin_user|edit`. */
  functionTab: z.string(),
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

/** Keys of menus and functions. */
const key = z
  .string()
  .max(40)
  .regex(/^[A-Za-z][0-9A-Za-z_]*$/)
  .meta({ examples: ['week_review'] })

const path = z
  .string()
  .max(200)
  .regex(/^\/[0-9A-Za-z/:_-]*$/)
  .meta({ examples: ['/deal/my-deals'] })

export const menuAdd = call({
  name: 'access.menuAdd',
  method: 'POST',
  path: '/menu/add',
  access: ['admin_role|menu'],
  input: z.strictObject({
    parentId: id.nullable().default(null),
    menuName: line(60),
    menuNameCn: line(60).optional(),
    menuNameHk: line(60).optional(),
    /** A permission of its own, or one there is; without it everybody sees the entry. */
    menuTab: key.optional(),
    role: z.enum(roleCodes).optional(),
    /** The screen it leads to. */
    path,
    icon: key.optional(),
    hidden: z.boolean().default(false),
    functions: z
      .array(z.strictObject({ functionName: line(60), functionTab: key }))
      .max(30)
      .default([]),
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

export const menuDel = call({
  name: 'access.menuDel',
  method: 'POST',
  path: '/menu/del',
  access: ['admin_role|menu'],
  input: z.strictObject({ menuId: id }),
  reply: z.object({ menuId: z.string() }),
  refusals: ['record.unknown', 'record.in-use', 'menu.built-in'],
  summary: 'Deletes an added menu entry and removes its permissions from every role',
})
