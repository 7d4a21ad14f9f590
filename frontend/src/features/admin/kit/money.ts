/** "$1,250.20": an amount in dollars, always with its cents. */
export const money = (dollars: number) => `$${dollars.toLocaleString('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
