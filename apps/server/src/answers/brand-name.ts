import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { brandNames } from '@trendee/analytics/social/brand-names'
import { readBrand } from '@trendee/core/brands/brand-id'

/** What some brands call themselves: as feeds write them, else as the house is known, else by their id. */
export class BrandNames {
  private constructor(private readonly written: ReadonlyMap<string, string>) {}

  /** One question for all of them. */
  static async of(db: AnalyticsDb, ids: readonly string[]): Promise<BrandNames> {
    return new BrandNames(await brandNames(db, ids))
  }

  named(id: string): { readonly brand_id: string; readonly name: string } {
    return { brand_id: id, name: this.written.get(id) ?? readBrand(id)?.identity?.name ?? id }
  }
}
