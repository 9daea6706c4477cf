// `node scripts/build.mjs`: builds what changed, in a process of its own so that a failing build ends nothing else.
import { ensureBuilt } from './setup.mjs'

ensureBuilt()
