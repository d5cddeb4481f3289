import type { FaqData } from '@/redux/pages/faq/schema'

export const seedFaq = {
  payment: {
    icon: 'credit-card',
    title: 'Payment',
    subtitle: 'Cards, invoices, and refunds',
    qandA: [
      {
        key: 'when-is-my-card-charged',
        question: 'When is my card charged?',
        ans: 'When your order leaves the warehouse, not when you place it. At checkout we only ask your bank to set the amount aside, which you may see as a pending line in your account. If part of an order ships later, that part is charged later.',
      },
      {
        key: 'which-payment-methods-do-you-accept',
        question: 'Which payment methods do you accept?',
        ans: 'Credit and debit cards, bank transfer and, for business accounts, payment on invoice within 14 days. The checkout shows only what is available for your country and your order.',
      },
      {
        key: 'why-was-my-payment-declined',
        question: 'Why was my payment declined?',
        ans: 'In most cases the bank didn’t recognize the purchase, the card has expired, or the billing address differs from the one the bank holds. Check these three first, then try again once. If it’s declined again, call the number on the back of your card: banks don’t tell shops the reason.',
      },
      {
        key: 'is-it-safe-to-store-my-card-with-you',
        question: 'Is it safe to store my card with you?',
        ans: 'Yes. The number goes directly to the payment provider and never reaches our servers. We keep the last four digits, the expiry date and a token that’s worthless to anyone else. You can remove a stored card in the billing settings at any time.',
      },
      {
        key: 'can-i-get-an-invoice-with-my-vat-number',
        question: 'Can I get an invoice with my VAT number?',
        ans: 'Add the number under billing address before you order and it’s printed on every invoice from then on. For an order already placed, contact support within 30 days. After that, the tax period may be closed and we can’t reissue the invoice.',
      },
      {
        key: 'how-do-coupon-codes-work',
        question: 'How do coupon codes work?',
        ans: 'Enter the code in the cart, not on the payment page, so that you see the new total before you decide. Codes can’t be combined: if you enter two, we use the bigger discount. Sale items aren’t discounted again.',
      },
    ],
  },
  delivery: {
    icon: 'truck',
    title: 'Delivery',
    subtitle: 'Where your package is and when it arrives',
    qandA: [
      {
        key: 'how-long-does-delivery-take',
        question: 'How long does delivery take?',
        ans: 'Between one and eight days, depending on the product and the distance. The date in your cart is calculated for your address and the stock we hold, so rely on it, not on a general rule. Orders placed before noon on a business day ship the same day.',
      },
      {
        key: 'which-products-ship-for-free',
        question: 'Which products ship for free?',
        ans: 'Products marked “Free shipping”. If your order has one of them, the whole order ships free. Large items, such as bicycles and desks, are an exception, as noted on their pages.',
      },
      {
        key: 'how-can-i-track-my-package',
        question: 'How can I track my package?',
        ans: 'The shipping confirmation email has a tracking link, and so does the order’s page. It can take until the evening for the courier’s first scan to show up. If nothing has moved for three business days, contact us and we’ll look for it.',
      },
      {
        key: 'can-i-change-the-delivery-address-after-ordering',
        question: 'Can I change the delivery address after ordering?',
        ans: 'Yes, while the order’s status is “Placed”: contact us and we’ll change it. Once it’s shipped, only the courier can redirect it, usually on the tracking page and sometimes for a small fee.',
      },
      {
        key: 'do-you-deliver-to-other-countries',
        question: 'Do you deliver to other countries?',
        ans: 'Yes, to 38 countries. Import duties are included, so you pay nothing on delivery. If your country is missing from the list at checkout, we can’t promise that yet and would rather not surprise you.',
      },
      {
        key: 'what-happens-if-i-am-not-at-home',
        question: 'What happens if I am not at home?',
        ans: 'The courier tries once more on the next business day and then leaves the package at a pickup point near you for seven days. You can also name a neighbor or a safe place in advance in the tracking link.',
      },
    ],
  },
  cancellationReturn: {
    icon: 'rotate-ccw',
    title: 'Cancellation & Return',
    subtitle: 'Changed your mind? Here’s what to do',
    qandA: [
      {
        key: 'how-do-i-cancel-an-order',
        question: 'How do I cancel an order?',
        ans: 'Open the order and choose “Cancel order” before it’s shipped. The amount set aside on your card is released immediately; how soon you see it depends on the bank and rarely takes more than three days.',
      },
      {
        key: 'how-long-do-i-have-to-return-something',
        question: 'How long do I have to return something?',
        ans: 'Thirty days from the day it arrived. Try it as you would in a store: open the box, look, turn it on. If it shows more wear than that, we may refund less than the full price, and we’ll tell you first.',
      },
      {
        key: 'who-pays-for-the-return',
        question: 'Who pays for the return?',
        ans: 'We do when the product is faulty, damaged or not what you ordered. If you simply changed your mind, we deduct a flat fee from the refund. You see it before you confirm the return.',
      },
      {
        key: 'when-do-i-get-my-refund',
        question: 'When do I get my refund?',
        ans: 'Within five business days after we receive the package, to your original payment method. Card refunds may take a few more days to appear. Gift cards are refilled immediately.',
      },
      {
        key: 'what-if-my-order-arrives-damaged',
        question: 'What if my order arrives damaged?',
        ans: 'Take a photo of the outside of the package and one of the damage, and send both within 48 hours. Keep the packaging, because the courier may ask to see it. You can choose a replacement or a refund.',
      },
      {
        key: 'which-products-can-t-be-returned',
        question: 'Which products can’t be returned?',
        ans: 'Opened food, worn earphones, revealed software keys, and custom-made products. The product page says so before you buy.',
      },
    ],
  },
  myOrders: {
    icon: 'package',
    title: 'My Orders',
    subtitle: 'Find, change, and reorder your purchases',
    qandA: [
      {
        key: 'where-do-i-find-my-past-orders',
        question: 'Where do I find my past orders?',
        ans: 'In your account under “Orders”, newest first. Search by order number, product, or year. Orders placed as a guest are added when you register with the same email address.',
      },
      {
        key: 'what-do-the-order-statuses-mean',
        question: 'What do the order statuses mean?',
        ans: 'Placed: we’ve received it, and you can still cancel it. Shipped: the courier has scanned it. Delivered: it has been handed over. Canceled: it won’t be shipped, and you get your money back. Returned: every item has come back to us.',
      },
      {
        key: 'can-i-add-a-product-to-an-order-i-have-already-placed',
        question: 'Can I add a product to an order I have already placed?',
        ans: 'No, because the payment is tied to the total you confirmed. Place a second order with the same address instead: if the first hasn’t been packed, both go into one box and the second delivery fee is refunded automatically.',
      },
      {
        key: 'why-did-my-order-arrive-in-several-packages',
        question: 'Why did my order arrive in several packages?',
        ans: 'The products were in different warehouses, or one was too large for the box. You never pay for delivery twice on one order, and every package has its own tracking link.',
      },
      {
        key: 'how-do-i-reorder-something',
        question: 'How do I reorder something?',
        ans: 'Open the old order and choose “Order again”. Everything that’s still in stock goes into your cart at today’s price; discontinued products are listed so that you can find a replacement.',
      },
      {
        key: 'an-item-is-missing-from-my-package-what-now',
        question: 'An item is missing from my package. What now?',
        ans: 'First look at the packing list: it may be on its way separately. If it says the item is inside, report it on the order’s page within seven days. We check the weight that the courier recorded and send the item again, normally on the same day.',
      },
    ],
  },
  productServices: {
    icon: 'settings',
    title: 'Product & Services',
    subtitle: 'Warranty, repairs, and setup help',
    qandA: [
      {
        key: 'how-long-is-the-warranty',
        question: 'How long is the warranty?',
        ans: 'Two years on everything with a plug or a battery, one year on the rest. It starts on the day of delivery and stays with the product if you sell it or give it away.',
      },
      {
        key: 'do-you-repair-products-outside-the-warranty',
        question: 'Do you repair products outside the warranty?',
        ans: 'Yes. We keep spare parts for five years after we stop selling a product. You get a fixed price before we start, and we tell you if the repair costs more than half the price of a new one.',
      },
      {
        key: 'how-are-the-star-ratings-calculated',
        question: 'How are the star ratings calculated?',
        ans: 'They are the average of reviews by people who bought the product from us, rounded to whole stars. Reviews are never removed because they are unfriendly, only when they name other people or talk about something else.',
      },
      {
        key: 'will-a-product-that-is-out-of-stock-come-back',
        question: 'Will a product that is out of stock come back?',
        ans: 'If its page has a “Notify me” button, a delivery is on order and you get one email when it arrives. If there’s no button, the product is discontinued. Similar products are listed below it.',
      },
      {
        key: 'can-i-order-for-my-company',
        question: 'Can I order for my company?',
        ans: 'Yes. A business account adds payment on invoice, several delivery addresses, and roles, so that a colleague can fill the cart and you approve it. For ten or more of one product, ask for a quote.',
      },
      {
        key: 'how-do-i-delete-my-account',
        question: 'How do I delete my account?',
        ans: 'In the account settings, at the end of the first tab. You confirm by typing your username. Invoices are kept for as long as tax law requires. Everything else is deleted within 30 days.',
      },
    ],
  },
} satisfies FaqData
