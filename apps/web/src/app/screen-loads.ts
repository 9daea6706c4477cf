import type { ComponentType } from 'react'
import type { Screen } from '../shared/routes/screen'

let loading = 0

/** Loads a screen's code, for the router: when its link is opened, or when the pointer is over one. */
export async function loadScreen({ load }: Pick<Screen, 'load'>): Promise<{ readonly Component: ComponentType }> {
  loading += 1
  try {
    return { Component: await load() }
  } finally {
    loading -= 1
  }
}

export const isScreenLoading = (): boolean => loading > 0
