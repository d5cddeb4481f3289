import type { FaqData } from '@/redux/pages/faq/schema'

export const seedFaq = {
  payment: {
    icon: 'credit-card',
    title: 'Payment',
    subtitle: 'Cards, invoices and what happens to your money',
    qandA: [
      {
        question: 'When is my card charged?',
        ans: 'When your order leaves the warehouse, not when you place it. At checkout we only ask your bank to set the amount aside, which you may see as a pending line in your account. If part of an order ships later, that part is charged later.',
      },
      {
        question: 'Which ways to pay do you accept?',
        ans: 'Credit and debit cards, bank transfer and, for business accounts, payment on invoice within 14 days. The checkout shows only what is available for your country and your order.',
      },
      {
        question: 'Why was my payment declined?',
        ans: 'In most cases the bank did not recognize the purchase, the card has expired, or the billing address differs from the one the bank holds. Check these three first, then try again once. After a second refusal it is quicker to call the number on the back of your card: banks do not tell shops the reason.',
      },
      {
        question: 'Is it safe to store my card with you?',
        ans: 'Yes. The number goes straight to the payment provider and never touches our servers. We keep the last four digits, the expiry date and a token that is worthless to anyone else. You can remove a stored card in the billing settings at any time.',
      },
      {
        question: 'Can I get an invoice with my VAT number?',
        ans: 'Add the number under billing address before you order and it is printed on every invoice from then on. For an order already placed, write to support within 30 days; later than that the tax period may be closed and we can no longer reissue the document.',
      },
      {
        question: 'How do discount codes work?',
        ans: 'Enter the code in the cart, not on the payment page, so that you see the new total before you decide. Codes cannot be added together: if you enter two, the one that saves you more is used. Products that are already reduced are not discounted again.',
      },
    ],
  },
  delivery: {
    icon: 'truck',
    title: 'Delivery',
    subtitle: 'Where your parcel is and when it arrives',
    qandA: [
      {
        question: 'How long does delivery take?',
        ans: 'Between one and eight days, depending on the product and the distance. The date in your cart is calculated for your address and the stock we hold, so trust it rather than a general rule. Orders placed before noon on a working day leave the same day.',
      },
      {
        question: 'Which products ship for free?',
        ans: 'Those that carry the free shipping mark. If one of them is in your order, the whole order travels free, as it goes in the same parcel anyway. Bulky goods such as bicycles and desks are the exception and say so on their page.',
      },
      {
        question: 'How can I follow my parcel?',
        ans: 'The mail that confirms dispatch has a tracking link, and the same link stands on the order’s page. It can take until the evening for the courier’s first scan to show up. If nothing has moved for three working days, tell us and we start a search.',
      },
      {
        question: 'Can I change the delivery address after ordering?',
        ans: 'As long as the order says “Processing”, yes: open it and edit the address. Once it is packed, the label is printed and only the courier can redirect it, usually through the tracking page and sometimes for a small fee.',
      },
      {
        question: 'Do you deliver to other countries?',
        ans: 'To 38 countries at present. Import duties are included for all of them, so the courier will not ask you for money at the door. If your country is missing from the list at checkout, we cannot yet promise that, and prefer not to sell a surprise.',
      },
      {
        question: 'What happens if I am not at home?',
        ans: 'The courier tries once more on the next working day and then leaves the parcel at a pick-up point near you for seven days. You can also name a neighbor or a safe place in advance in the tracking link.',
      },
    ],
  },
  cancellationReturn: {
    icon: 'rotate-ccw',
    title: 'Cancellation & Return',
    subtitle: 'Changed your mind? Here is how to undo it',
    qandA: [
      {
        question: 'How do I cancel an order?',
        ans: 'Open the order and choose “Cancel” while it is still being processed. The amount set aside on your card is released at once; how soon you see it depends on the bank and rarely takes more than three days.',
      },
      {
        question: 'How long do I have to return something?',
        ans: 'Thirty days from the day it arrived. Try it as you would in a shop: open the box, look, switch it on. If it shows more wear than that, we may refund less than the full price, and we tell you before we do.',
      },
      {
        question: 'Who pays for the return?',
        ans: 'We do when the product is faulty, damaged or not what you ordered. If you simply changed your mind, the label costs a flat fee which is taken off the refund; it is shown before you confirm the return.',
      },
      {
        question: 'When do I get my refund?',
        ans: 'Within five working days of the parcel reaching us, by the same route you paid. Card refunds may take a few days longer to appear. Gift cards are refilled immediately.',
      },
      {
        question: 'What if my order arrives damaged?',
        ans: 'Take a photo of the outside of the parcel and one of the damage, and send both within 48 hours. Keep the packaging, as the courier may ask to see it. You choose whether you would like a replacement or your money back.',
      },
      {
        question: 'Which products cannot be returned?',
        ans: 'Opened food, earphones that have been worn, software keys that have been shown, and anything made to your order. All of them are marked on the product page before you buy.',
      },
    ],
  },
  myOrders: {
    icon: 'package',
    title: 'My Orders',
    subtitle: 'Changing, repeating and finding what you bought',
    qandA: [
      {
        question: 'Where do I find my past orders?',
        ans: 'In your account under “Orders”, newest first. Search takes an order number, a product or a year. Orders placed as a guest are added when you register with the same email address.',
      },
      {
        question: 'What do the order statuses mean?',
        ans: 'Processing: we have it and you can still change it. Packed: the label is printed. On its way: the courier has scanned it. Delivered: it has been handed over. On hold means that we need something from you, and the order says what.',
      },
      {
        question: 'Can I add a product to an order I have already placed?',
        ans: 'No, because the payment is tied to the total you confirmed. Place a second order with the same address instead: if the first has not been packed, both go into one box and the second delivery fee is refunded automatically.',
      },
      {
        question: 'Why did my order arrive in several parcels?',
        ans: 'Either the products lie in different warehouses or one of them is too large for the shared box. You never pay delivery twice for one order, and every parcel has its own tracking link.',
      },
      {
        question: 'How do I reorder something?',
        ans: 'Open the old order and choose “Order again”. Everything that is still in stock goes into your cart at today’s price; what is no longer sold is listed so that you can look for a replacement.',
      },
      {
        question: 'An item is missing from my parcel. What now?',
        ans: 'First look at the packing list: it may be on its way separately. If it says the item is inside, report it on the order’s page within seven days. We check the weight that the courier recorded and send the item again, normally on the same day.',
      },
    ],
  },
  productServices: {
    icon: 'settings',
    title: 'Product & Services',
    subtitle: 'Warranty, repairs and help with setting up',
    qandA: [
      {
        question: 'How long is the warranty?',
        ans: 'Two years on everything with a plug or a battery, one year on the rest. It begins on the day of delivery and belongs to the product, so it passes on if you sell or give it away.',
      },
      {
        question: 'Do you repair products outside the warranty?',
        ans: 'For five years after we stop selling a product we keep spare parts for it. You get a fixed price before the work begins, and if the repair would cost more than half of a new one we say so.',
      },
      {
        question: 'How are the star ratings calculated?',
        ans: 'They are the average of reviews by people who bought the product from us, rounded to whole stars. Reviews are never removed because they are unfriendly, only when they name other people or talk about something else.',
      },
      {
        question: 'Will a product that is out of stock come back?',
        ans: 'If its page has a “Tell me” button, a delivery is on order and you get one mail when it arrives. No button means that it has been discontinued; similar products are listed below it.',
      },
      {
        question: 'Can I order for my company?',
        ans: 'Yes. A business account adds payment on invoice, several delivery addresses, and roles, so that a colleague can fill the cart and you approve it. From ten pieces of one product upwards, ask for an offer.',
      },
      {
        question: 'How do I delete my account?',
        ans: 'In the account settings, at the end of the first tab. You confirm by typing your user name. Invoices are kept for as long as tax law demands, everything else is erased within 30 days.',
      },
    ],
  },
} satisfies FaqData
