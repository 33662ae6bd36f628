import type { Area } from '../../platform/area.ts'
import { downloadFillReport, fillReport } from './after/fill-report.ts'
import { downloadAllocation, myAllocation } from './after/investor.ts'
import { hedgeList, justification, league, settlementList } from './after/lists.ts'
import { allocLive } from './alloc.live.ts'
import { reactForAllocations, notifyConfirmed } from './alloc-notices.ts'
import { compareVersions } from './compare-versions.ts'
import { allocDealInfo } from './deal-info.ts'
import { download, exportFile } from './files/export.ts'
import { getAllocOperator } from './get-alloc-operator.ts'
import { getLaunch } from './get-launch.ts'
import { deletePolicy, getPolicies, savePolicy } from './policies.ts'
import { allocOrderList, allocSummary, allocVersionList, distribution } from './reads.ts'
import { updaterList } from './updater-list.ts'
import { alloc, undoAlloc } from './writes/alloc.ts'
import { allocSubmit } from './writes/alloc-submit.ts'
import { allocConfirm, allocConfirmAll } from './writes/confirm.ts'
import { deleteVersion, reviveVersion } from './writes/delete-version.ts'
import { launch } from './writes/launch.ts'
import { reopenLaunch } from './writes/reopen-launch.ts'
import { remindSignOff } from './writes/remind-sign-off.ts'
import { review, signOff } from './writes/review.ts'
import { saveVersion } from './writes/save-version.ts'
import { getReaders, share } from './writes/share.ts'

export const allocation: Area = {
  handlers: [
    allocDealInfo,
    allocVersionList,
    allocOrderList,
    allocSummary,
    distribution,
    compareVersions,
    getLaunch,
    updaterList,
    getAllocOperator,
    alloc,
    undoAlloc,
    allocSubmit,
    saveVersion,
    deleteVersion,
    reviveVersion,
    getPolicies,
    savePolicy,
    deletePolicy,
    launch,
    review,
    signOff,
    remindSignOff,
    reopenLaunch,
    allocConfirm,
    allocConfirmAll,
    share,
    getReaders,
    settlementList,
    hedgeList,
    league,
    justification,
    fillReport,
    exportFile,
    download,
    myAllocation,
    downloadAllocation,
    downloadFillReport,
  ],
  react: reactForAllocations,
  tasks: { 'allocation.tell': notifyConfirmed },
  live: [allocLive],
}
