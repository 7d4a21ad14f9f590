import { HOW_WE_ORDER, ORDER_UPDATED } from './how-we-order.js';
import { LegalText } from './legal-text.js';

export default function HowWeOrderPage() {
  return (
    <LegalText
      title="How results are ordered"
      description="Why businesses stand in this order, what Featured, Verified and Licensed mean, and why nobody can buy a better rating."
      path="/how-we-order"
      updated={ORDER_UPDATED}
      sections={HOW_WE_ORDER}
    />
  );
}
