import { openForm } from "../form.js";
import { typedMoney } from "../format.js";

/** The ways to pay, as options of a field. */
export const ways = [
  ["cash", "Cash"],
  ["card", "Card"],
  ["transfer", "Transfer"],
  ["other", "Other"],
];

/** Shows the form that records a payment for an order. At first, the amount is the one that is due. */
export function pay({ order, currency, due }) {
  openForm({
    title: "Record a payment",
    method: "orders.payments.add",
    fields: [
      {
        kind: "money",
        name: "amount",
        label: `Amount (${currency})`,
        currency,
        value: typedMoney(due),
        required: true,
      },
      { kind: "select", name: "method", label: "How", options: ways },
    ],
    params: (values) => ({ order, ...values }),
    submit: "Record the payment",
    done: () => "The payment was recorded",
  });
}
