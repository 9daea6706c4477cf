/** Where sites of brands and retailers stand in the data. */
export const RETAIL_PLATFORM = 'brand-site'
