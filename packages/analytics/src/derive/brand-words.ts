/**
 * Where brands' names come from that posts are searched for, beside the famous ones: shows and brands' own sites. The
 * marketplaces' fields hold too much that is no brand.
 */
export const BRAND_WORDS = `SELECT DISTINCT brand FROM trendee.look WHERE brand != ''
  UNION DISTINCT SELECT DISTINCT brand FROM trendee.product WHERE platform = 'brand-site' AND brand != ''`
