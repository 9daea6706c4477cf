import { parentPort } from 'node:worker_threads'
import { serveReading } from './serve-reading'

/** Entry of a thread that reads feed files. It reads alone: the engine may not be opened here. */
if (parentPort) serveReading(parentPort)
