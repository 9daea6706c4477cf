import { journeys } from './vitest.config'

export default journeys(['**/*.long.e2e.ts'])
