import { parentPort, workerData } from 'node:worker_threads'
import { workbookRows } from './workbook-rows'

/** What the thread of one workbook does: it reads it, so that whoever asked goes on meanwhile. */
parentPort?.postMessage(await workbookRows(workerData as string))
