import { parentPort, workerData } from 'node:worker_threads'
import { type WorkbookTask, workbookRows } from './workbook-rows'

/** What the thread of one workbook does: it reads it, so that whoever asked goes on meanwhile. */
const { path, hidden } = workerData as WorkbookTask
parentPort?.postMessage(await workbookRows(path, hidden))
