import { orderFeed } from './order-feed'

/**
 * The orders that Shopify's administration exports: a row for each line, what is said of the order itself on its first row alone. Names like
 * #1001 are those of every shop, so an order is told by its id where the file has one.
 */
export const SHOPIFY_ORDERS = orderFeed({
  id: 'shopify-orders',
  title: { en: 'Shopify order export', zh: 'Shopify 订单导出文件' },
  required: ['Name', 'Financial Status', 'Created at', 'Lineitem quantity', 'Lineitem name', 'Lineitem price'],
  columns: {
    orderId: 'Name',
    orderedOn: 'Created at',
    title: 'Lineitem name',
    quantity: 'Lineitem quantity',
    price: 'Lineitem price',
    listPrice: 'Lineitem compare at price',
    currency: 'Currency',
    status: 'Financial Status',
    cancelledOn: 'Cancelled at',
    refunded: 'Refunded Amount',
    brand: 'Vendor',
  },
  uniqueId: 'Id',
})
