// A program of its own, to be killed in the middle: importing it runs it.
import { restoreBackup } from '../backup/restore-backup'

await restoreBackup(String(process.env['CHILD_FILE']), String(process.env['CHILD_FOLDER']))
process.exit(0)
