import { allocationCalls } from '@bookrunner/contract/allocation'
import { namesOrder, policyFaults } from '@bookrunner/domain/allocation'
import { isSame, refuse, refuseFields } from '@bookrunner/domain/kernel'
import { newId } from '../../platform/ids.ts'
import { read } from '../../platform/http/handler.ts'
import { reading } from '../../platform/db/index.ts'
import { accept, service, type Aggregate } from '../../platform/service/index.ts'
import { readDoers } from '../orders/index.ts'
import { loadPolicies, savePolicies } from './policies.repo.ts'
import type { Template, TemplateChange } from './policy-template.ts'

const mostPolicies = 100

/** Policies that a house uses for all its deals. The key is the house's id. */
const policies: Aggregate<{ templates: Map<string, Template> }, undefined, TemplateChange> = {
  kind: 'policies',
  load: async (transaction, key) => ({ templates: await loadPolicies(transaction, key) }),
  apply: ({ templates }, change) => {
    if (change.kind === 'saved') templates.set(change.template.id, change.template)
    else templates.delete(change.id)
  },
  save: (transaction, key, changes, { templates }) =>
    savePolicies(
      transaction,
      key,
      changes.map(({ change }) => change),
      templates,
    ),
}

const view = (
  { id, rules, at, by, ...template }: Template,
  people: ReadonlyMap<string, { name: string }>,
) => ({
  ...template,
  policyId: id,
  rules: [...rules],
  updatedAt: at,
  updatedBy: people.get(by)?.name ?? null,
})

export const savePolicy = service(allocationCalls.savePolicy, {
  on: policies,
  prepare: async ({ actor }) => ({ id: newId('alp'), name: actor.name }),
  key: ({ actor }) => actor.entityId,
  decide: ({ input, actor, state: { templates }, prepared, now }) => {
    const { policyId, version, name, rules } = input
    const before = policyId === undefined ? undefined : templates.get(policyId)
    if (policyId !== undefined && !before) return refuse('record.unknown')
    if (before && before.version !== version) return refuse('write.changed-meanwhile')
    const faults = policyFaults(rules)
    if (faults.length > 0) return refuseFields('alloc.wrong', faults)
    if (rules.some(namesOrder)) return refuse('alloc.template-anchor')
    const id = before?.id ?? prepared.id
    const taken = templates
      .values()
      .some((each) => each.id !== id && each.name.toLowerCase() === name.toLowerCase())
    if (taken) return refuse('alloc.name-taken')
    if (!before && templates.size >= mostPolicies)
      return refuse('alloc.policies-many', { most: mostPolicies })
    if (before?.name === name && isSame(before.rules, rules)) return refuse('write.no-changes')
    const template = {
      id,
      name,
      rules,
      version: (before?.version ?? 0) + 1,
      at: now.toString(),
      by: actor.userId,
    }
    return accept({
      reply: view(template, new Map([[actor.userId, { name: prepared.name }]])),
      changes: [{ kind: 'saved' as const, template }],
      line: { code: 'policy.saved', params: { policyId: id, version: template.version, rules } },
    })
  },
})

export const deletePolicy = service(allocationCalls.deletePolicy, {
  on: policies,
  key: ({ actor }) => actor.entityId,
  decide: ({ input: { policyId }, state: { templates } }) =>
    templates.has(policyId)
      ? accept({
          reply: { policyId },
          changes: [{ kind: 'deleted' as const, id: policyId }],
          line: { code: 'policy.deleted', params: { policyId } },
        })
      : refuse('record.unknown'),
})

export const getPolicies = read(allocationCalls.getPolicies, async ({ actor, db }) => {
  const templates = [...(await loadPolicies(reading(db), actor.entityId)).values()]
  const people = await readDoers(
    db,
    templates.map(({ by }) => by),
  )
  return { list: templates.map((template) => view(template, people)) }
})
