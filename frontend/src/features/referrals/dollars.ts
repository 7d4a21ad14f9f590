/** "$1,250.00", or "$1,250" where there are no cents. The same on every machine. */
export function dollarsText(amount: number): string {
  const [whole = '0', cents = '00'] = amount.toFixed(2).split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${cents === '00' ? '' : `.${cents}`}`;
}
