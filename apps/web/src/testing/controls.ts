import { within } from '@testing-library/dom'
import type { Page } from './open-page'

/** Chooses in a control of a few words side by side. */
export async function choose({ view, user, settled }: Page, control: string, word: string): Promise<void> {
  await user.click(within(view.getByRole('radiogroup', { name: control })).getByText(word))
  await settled()
}

/** Chooses from a list that opens under a field; the option's name may end with a count. */
export async function pick({ view, user, settled }: Page, field: string, option: string): Promise<void> {
  await user.click(view.getByRole('combobox', { name: field }))
  const options = await view.findAllByRole('option', { name: (name) => name.startsWith(option) })
  await user.click(options[0] as HTMLElement)
  await settled()
}

/** Types into a field whose list is too long to show whole, and chooses what bears exactly this name. */
export async function pickTyped({ view, user, settled }: Page, field: string, option: string): Promise<void> {
  await user.type(view.getByRole('combobox', { name: field }), option)
  await user.click(await view.findByRole('option', { name: option }))
  await settled()
}

/** Clicks a button or a link by its name, once it is there, and waits for what follows. */
export async function press({ view, user, settled }: Page, name: string, role = 'button'): Promise<void> {
  await user.click(await view.findByRole(role, { name }))
  await settled()
}

/** The buttons at what a plan ends at, each with the name of a plan that opens it. */
export function upgradeButtons({ view, say }: Page): HTMLElement[] {
  const [start = ''] = say('upgrade.to', { plan: '$', price: '$' }).split('$')
  return view.getAllByRole('button', { name: (name) => name.startsWith(start) })
}

/** Types into a field in place of what stands there; an empty text empties it. */
export async function fill({ user }: Page, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  if (text !== '') await user.type(field, text)
}
