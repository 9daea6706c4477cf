import { collectAdd, collectDelete, collectNote, collectOrder, collectRestore } from './collect'
import { collectInfo } from './collect-info'
import { collectInfoList } from './collect-info-list'
import { decide, decisionScores, decisions } from './decision'
import { categoryCreate, categoryDelete, categoryInfo, categoryOrder, categoryRestore, categoryUpdate } from './project'
import { referenceAdd, referenceDelete, referenceInfo, referenceList } from './reference'
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

/** My trends: projects and what is collected in them, who works on them, and their links. */
export const collection = {
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
