import type { NewAccount } from '@trendee/store/accounts/accounts'

/** The server prints it at its start: these accounts are for looking around, not for keeping anything. */
export const DEMO_PASSWORD = 'trendee-demo'

type Plans = NonNullable<NewAccount['plans']>
type Line = Plans[number]['line']

/** Plans of the demo never run out, whatever the clock of the machine says. */
const STARTS_AT = new Date('2024-01-01T00:00:00Z')
const ENDS_AT = new Date('2099-12-31T00:00:00Z')
/** The people of the demo came one a day before the first plan began: nothing that belongs to them is older than they are. */
const FIRST_CAME_AT = new Date('2023-11-06T09:00:00Z')
const DAY_MS = 86_400_000
const ENDED_AT = new Date('2024-12-31T00:00:00Z')

const plan = (line: Line, name: string, endsAt = ENDS_AT): Plans => [
  { line, plan: name, startsAt: STARTS_AT, endsAt, openedBy: 'demo' },
]

function account(name: string, mailbox: string, role: string, plans: Plans = [], hasAdmin = false): NewAccount {
  return { name, email: `${mailbox}@trendee.demo`, password: DEMO_PASSWORD, role, hasAdmin, isDemo: true, plans }
}

const PEOPLE: readonly NewAccount[] = [
  account('Dora Designer', 'designer', '1', plan('trendee', 'professional')),
  account('Samir Seller', 'seller', '4', plan('trendeesellers', 'professional')),
  account('Ada Admin', 'admin', '888', plan('trendee', 'business'), true),
  account('Trendee Basic', 'trendee-basic', '1', plan('trendee', 'basic')),
  account('Trendee Business', 'trendee-business', '1', plan('trendee', 'business')),
  account('Sellers Basic', 'sellers-basic', '4', plan('trendeesellers', 'basic')),
  account('Sellers Business', 'sellers-business', '4', plan('trendeesellers', 'business')),
  account('Graphics Basic', 'graphics-basic', '3', plan('trendeegraphics', 'basic')),
  account('Graphics Professional', 'graphics', '3', plan('trendeegraphics', 'professional')),
  account('Graphics Business', 'graphics-business', '3', plan('trendeegraphics', 'business')),
  account('API Developer', 'api-developer', '2', plan('trendeeapi', 'developer')),
  account('API Growth', 'api-growth', '2', plan('trendeeapi', 'growth')),
  account('API Scale', 'api-scale', '2', plan('trendeeapi', 'scale')),
  account('Partners Professional', 'partners', '5', plan('trendeepartners', 'professional')),
  account('Partners Business', 'partners-business', '5', plan('trendeepartners', 'business')),
  account('Dana Database', 'database', '6'),
  account('Nina Noplan', 'no-plan', '1'),
  { ...account('Vera Visitor', 'visitor', ''), isRestricted: true },
  account('Egon Expired', 'expired', '1', plan('trendee', 'professional', ENDED_AT)),
]

/** One account for each role and each plan of each line, one without a plan and one whose plan has run out. */
export const DEMO_ACCOUNTS: readonly NewAccount[] = PEOPLE.map((person, index) => ({
  ...person,
  createdAt: new Date(FIRST_CAME_AT.getTime() + index * DAY_MS),
}))
