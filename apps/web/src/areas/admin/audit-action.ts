/** What an administrator did; each has a text. */
export type AuditAction =
  | 'restricted'
  | 'freed'
  | 'roles'
  | 'access_end'
  | 'access_endless'
  | 'account'
  | 'plan_opened'
  | 'plan_ended'
  | 'signed_out'
  | 'promotion'
  | 'message'
  | 'word_done'
  | 'word_open'
  | 'text'
  | 'text_back'
  | 'advertising'
  | 'import'
  | 'backup'
  | 'import_read'
  | 'import_load'
  | 'import_discard'
  | 'import_withdraw'
  | 'mapping_change'
  | 'mapping_delete'
  | 'job_retry'
  | 'job_cancel'
  | 'picture_allowed'
  | 'picture_forbidden'
  | 'pictures'
  | 'name_protected'
  | 'name_freed'
  | 'other'

type Detail = Readonly<Record<string, unknown>>

function accountAction(detail: Detail): AuditAction {
  const changed = Object.keys(detail).filter((name) => name !== 'account_id' && detail[name] !== undefined)
  if (changed.length !== 1) return 'account'
  const [field] = changed
  if (field === 'is_restricted') return detail['is_restricted'] === true ? 'restricted' : 'freed'
  if (field === 'role') return 'roles'
  if (field === 'access_end') return detail['access_end'] === null ? 'access_endless' : 'access_end'
  return 'account'
}

/** Reads an entry of the log: `action` is the contract's name of the call, `detail` its input. */
export function auditActionOf(action: string, detail: Detail): AuditAction {
  switch (action) {
    case 'adminUsers.userUpdate':
      return accountAction(detail)
    case 'adminUsers.userPlan':
      return detail['plan'] === '' ? 'plan_ended' : 'plan_opened'
    case 'adminUsers.userSignOut':
      return 'signed_out'
    case 'adminPromotions.promotionSave':
      return 'promotion'
    case 'adminMessages.messageSend':
      return 'message'
    case 'adminMessages.wordDone':
      return detail['is_done'] === false ? 'word_open' : 'word_done'
    case 'adminSettings.languageSave':
      return detail['en'] === undefined && detail['zh'] === undefined ? 'text_back' : 'text'
    case 'adminSettings.advertisingSave':
      return 'advertising'
    case 'admin.importUpload':
      return 'import'
    case 'admin.backup':
      return 'backup'
    case 'admin.importRead':
      return 'import_read'
    case 'admin.importLoad':
      return 'import_load'
    case 'admin.importDiscard':
      return 'import_discard'
    case 'admin.importWithdraw':
      return 'import_withdraw'
    case 'admin.mappingChange':
      return 'mapping_change'
    case 'admin.mappingDelete':
      return 'mapping_delete'
    case 'admin.jobRetry':
      return 'job_retry'
    case 'admin.jobCancel':
      return 'job_cancel'
    case 'adminPictures.pictureHostSave':
      return detail['is_allowed'] === false ? 'picture_forbidden' : 'picture_allowed'
    case 'adminPictures.pictureUpload':
      return 'pictures'
    case 'adminGraphics.protectedSave':
      return detail['is_protected'] === false ? 'name_freed' : 'name_protected'
    default:
      return 'other'
  }
}

/** `account:…` as its two parts. */
export function subjectOf(subject: string): { readonly kind: string; readonly id: string } {
  const at = subject.indexOf(':')
  return at === -1 ? { kind: '', id: subject } : { kind: subject.slice(0, at), id: subject.slice(at + 1) }
}

/** A value of the input as a line of the log. */
export function detailValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
