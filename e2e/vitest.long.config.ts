import { journeys } from './vitest.config.ts'

export default journeys(['**/*.long.e2e.ts'])
