// `node scripts/install.mjs`: installs dependencies when the lock file or Node changed.
import { ensureInstalled } from './setup.mjs'

ensureInstalled()
