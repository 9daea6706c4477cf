import '@fontsource-variable/fraunces/opsz.css'
import '@fontsource-variable/instrument-sans/wght.css'
import './app/mantine.css'
import './app/global.css'
import './app/thumb.css'
import { replaceBlockedStores } from './app/blocked-stores'
import { reloadForMissingChunk } from './app/missing-chunk'
import { isScreenLoading } from './app/screen-loads'
import { startApp } from './app/start-app'

replaceBlockedStores(window)

reloadForMissingChunk({
  isScreen: isScreenLoading,
  events: window,
  session: sessionStorage,
  now: Date.now,
  isAnswering: () =>
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => window.location.reload(),
})

const element = document.getElementById('root')
if (element === null) throw new Error('index.html has no #root')
startApp(element)
