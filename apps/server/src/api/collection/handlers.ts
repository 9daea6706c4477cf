import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { collectAdd, collectDelete, collectInfo, collectNote, collectOrder, collectRestore } from './collect'
import { collectInfoList } from './collect-info-list'
import { decide, decisionScores, decisions } from './decisions'
import {
  categoryCreate,
  categoryDelete,
  categoryInfo,
  categoryOrder,
  categoryRestore,
  categoryUpdate,
} from './projects'
import { referenceAdd, referenceDelete, referenceInfo, referenceList } from './references'
import { shareCreate, shareRevoke, sharedProject } from './share'
import {
  invitationAccept,
  invitationDecline,
  invitations,
  team,
  teamInvite,
  teamInviteCancel,
  teamLeave,
  teamRemove,
  teamRole,
} from './team'

export const collectionHandlers: Handlers<typeof CONTRACT.collection> = {
  categoryInfo,
  categoryCreate,
  categoryUpdate,
  categoryDelete,
  categoryRestore,
  categoryOrder,
  collectInfo,
  collectInfoList,
  collectAdd,
  collectDelete,
  collectRestore,
  collectNote,
  collectOrder,
  referenceAdd,
  referenceDelete,
  referenceInfo,
  referenceList,
  decide,
  decisions,
  decisionScores,
  shareCreate,
  shareRevoke,
  sharedProject,
  team,
  teamInvite,
  teamInviteCancel,
  teamRole,
  teamRemove,
  teamLeave,
  invitations,
  invitationAccept,
  invitationDecline,
}
